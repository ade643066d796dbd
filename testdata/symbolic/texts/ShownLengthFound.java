// verdict: violated
// error: java.lang.AssertionError
// One int only shows a double of as many characters as the sum needs: 6.8451493E-316.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ShownLengthFound {
  public static void main(String[] args) {
    int j = Verifier.nondetInt();
    String t = String.valueOf(Double.longBitsToDouble((long) j));
    assert j * 31 + t.length() != 1002;
  }
}
