// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// The receiver leads to an array, which is kept as it was at the call: afterwards 55 is nowhere.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionOfTable {
  private final int[] values = {3, 1, 4, 1, 55, 9, 2, 6};

  @Concrete("true")
  int at(int i) { return values[i & 7]; }

  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    FunctionOfTable t = new FunctionOfTable();
    int found = t.at(i);
    t.values[4] = 0;
    assert found != 55 || t.at(i) == 55;
  }
}
