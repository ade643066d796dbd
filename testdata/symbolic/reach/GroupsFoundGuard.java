// verdict: safe
// A group that must match something has.
package reach;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

public class GroupsFoundGuard {
  public static void main(String[] args) {
    Matcher m = Pattern.compile("id=([0-9]+)").matcher(Verifier.nondetString());
    if (m.find()) assert m.group(1).length() > 0 && m.end() > m.start() && m.start() >= 0;
  }
}
