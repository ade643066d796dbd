// verdict: violated
// error: java.lang.IllegalArgumentException
// A number in a text picks the constant; 3 has none.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class EnumValueOf {
  enum Level { L0, L1, L2 }

  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Verifier.assume(i >= 0 && i <= 3);
    String[] names = {"L0", "L1", "L2", "L3"};
    Level l = Level.valueOf(names[i]);
    assert l.ordinal() == i;
  }
}
