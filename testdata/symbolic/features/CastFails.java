// verdict: violated
// error: java.lang.ClassCastException
// twin: CastChecked
// One of the ways leads to an object of another class.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CastFails {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Object o = i > 0 ? (Object) Integer.valueOf(i) : (Object) Long.valueOf(i);
    Integer n = (Integer) o;
    assert n > 0;
  }
}
