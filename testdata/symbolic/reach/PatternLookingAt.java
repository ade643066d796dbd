// verdict: violated
// error: java.lang.AssertionError
// Two numbers with a dot between them.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PatternLookingAt {
  public static void main(String[] args) {
    java.util.regex.Matcher m = java.util.regex.Pattern.compile("(\\d+)\\.(\\d+)").matcher(Verifier.nondetString());
    if (m.matches()) assert !m.group(1).equals(m.group(2));
  }
}
