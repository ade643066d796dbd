// verdict: violated
// error: java.lang.AssertionError
// A month that is none.
package reach;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

public class GroupsOfDate {
  public static void main(String[] args) {
    Matcher m = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})").matcher(Verifier.nondetString());
    if (m.matches()) assert Integer.parseInt(m.group(2)) != 13;
  }
}
