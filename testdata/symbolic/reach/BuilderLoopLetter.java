// verdict: violated
// error: java.lang.AssertionError
// A capital that is made.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderLoopLetter {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() != 3) return;
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < s.length(); i++) b.append(Character.toUpperCase(s.charAt(i)));
    assert !b.toString().equals("XY1");
  }
}
