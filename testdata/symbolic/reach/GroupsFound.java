// verdict: violated
// error: java.lang.AssertionError
// A number behind a name, anywhere.
package reach;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

public class GroupsFound {
  public static void main(String[] args) {
    Matcher m = Pattern.compile("id=([0-9]+)").matcher(Verifier.nondetString());
    if (m.find()) assert !m.group(1).equals("007") || m.start() == 0;
  }
}
