// verdict: violated
// error: java.lang.AssertionError
// A sign is inserted behind the first digit of a number that nobody has looked at.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderCutInNumber {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    Verifier.assume(d == 1.5 || d == 2.5);
    StringBuilder b = new StringBuilder("x");
    b.append(d).insert(2, '_');
    assert !b.toString().equals("x2_.5");
  }
}
