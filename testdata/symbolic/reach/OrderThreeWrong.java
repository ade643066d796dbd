// verdict: violated
// error: java.lang.AssertionError
// Nothing follows for a third text that is greater than both.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OrderThreeWrong {
  public static void main(String[] args) {
    String a = Verifier.nondetString(), b = Verifier.nondetString(), c = Verifier.nondetString();
    if (a.compareTo(b) <= 0 && c.compareTo(b) <= 0) assert a.compareTo(c) <= 0;
  }
}
