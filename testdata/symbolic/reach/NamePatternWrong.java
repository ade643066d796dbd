// verdict: violated
// error: java.lang.AssertionError
// It says nothing of the second.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NamePatternWrong {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("[A-Z][a-zA-Z]*")) assert s.length() != 3 || Character.isLowerCase(s.charAt(1));
  }
}
