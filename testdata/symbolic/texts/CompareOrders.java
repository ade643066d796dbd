// verdict: safe
// compareTo is antisymmetric and zero for equal texts only.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompareOrders {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    Verifier.assume(a.length() <= 2 && b.length() <= 2);
    int x = a.compareTo(b);
    int y = b.compareTo(a);
    assert x == -y;
    assert (x == 0) == a.equals(b);
  }
}
