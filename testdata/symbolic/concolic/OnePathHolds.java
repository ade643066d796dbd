// verdict: safe
// set: +symbolic.collect_constraints=true
// paths: 1
// There is no other path: no byte is greater than 127.
package concolic;

import gov.nasa.jpf.symbc.Debug;

public class OnePathHolds {
  public static void main(String[] args) {
    byte x = Debug.addSymbolicByte((byte) 2, "sym_x");
    assert x < 128;
  }
}
