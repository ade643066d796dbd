// verdict: violated
// error: java.lang.IllegalStateException
// paths: 3
// One of the exceptions is caught, the other not.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ThrownByValue {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      if (x == 1) throw new IllegalArgumentException();
      if (x == 2) throw new IllegalStateException();
    } catch (IllegalArgumentException e) {
      assert x == 1;
    }
  }
}
