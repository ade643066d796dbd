// verdict: violated
// error: java.lang.AssertionError
// twin: OnePathHolds
// set: +symbolic.collect_constraints=true
// The given values fail.
package concolic;

import gov.nasa.jpf.symbc.Debug;

public class OnePathFails {
  public static void main(String[] args) {
    int x = Debug.addSymbolicInt(2, "sym_x");
    assert x + 3 != 5;
  }
}
