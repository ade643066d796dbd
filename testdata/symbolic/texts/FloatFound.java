// verdict: violated
// error: java.lang.AssertionError
// release: 17-18
// The number is found whose text is asked for, which a JDK of 17 writes with more digits than needed.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatFound {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    assert !("d=" + d).equals("d=1.9999999999999998E23");
  }
}
