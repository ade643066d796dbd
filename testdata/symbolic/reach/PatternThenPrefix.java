// verdict: safe
// No hexadecimal number begins with x.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PatternThenPrefix {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (java.util.regex.Pattern.matches("[0-9a-f]+", s)) assert !s.startsWith("x");
  }
}
