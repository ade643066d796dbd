// verdict: safe
// What groups match is what they may match.
package reach;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

public class GroupsOfKey {
  public static void main(String[] args) {
    Matcher m = Pattern.compile("(\\w+)=(\\d{2})").matcher(Verifier.nondetString());
    if (m.matches()) {
      assert m.group(1).indexOf('=') < 0 && m.group(2).length() == 2;
      assert m.start(2) == m.end(1) + 1 && m.groupCount() == 2;
    }
  }
}
