// verdict: violated
// error: java.lang.AssertionError
// Two characters of which one is made stay in their order.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReversedPair {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    StringBuilder b = new StringBuilder(s).reverse();
    if (s.length() == 2 && b.charAt(0) == s.charAt(0) && b.charAt(1) == s.charAt(1)) assert s.charAt(0) == s.charAt(1);
  }
}
