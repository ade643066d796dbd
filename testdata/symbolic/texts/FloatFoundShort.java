// verdict: violated
// error: java.lang.AssertionError
// release: 19
// The number is found whose text is asked for, which has no more digits than it needs.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatFoundShort {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    assert !("d=" + d).equals("d=2.0E23");
  }
}
