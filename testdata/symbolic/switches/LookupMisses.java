// verdict: violated
// error: java.lang.IllegalStateException
// paths: 4
// Three keys far apart, and the default, which throws.
package switches;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LookupMisses {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    switch (x) {
      case -100000: break;
      case 0: break;
      case 77777: break;
      default: throw new IllegalStateException("x is " + x);
    }
  }
}
