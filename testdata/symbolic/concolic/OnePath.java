// verdict: incomplete
// set: +symbolic.collect_constraints=true
// paths: 1
// Only the path of 2 and 5 is taken; that the assertion can fail on another one is nobody's claim.
package concolic;

import gov.nasa.jpf.symbc.Debug;

public class OnePath {
  public static void main(String[] args) {
    int x = Debug.addSymbolicInt(2, "sym_x");
    int y = Debug.addSymbolicInt(5, "sym_y");
    assert x + y != 8;
  }
}
