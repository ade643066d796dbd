// verdict: safe
// The order of texts is transitive.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OrderThree {
  public static void main(String[] args) {
    String a = Verifier.nondetString(), b = Verifier.nondetString(), c = Verifier.nondetString();
    if (a.compareTo(b) <= 0 && b.compareTo(c) <= 0) assert a.compareTo(c) <= 0;
  }
}
