// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Two inputs of one name are two inputs.
package debugapi;

import gov.nasa.jpf.symbc.Debug;

public class SameNameTwice {
  public static void main(String[] args) {
    int a = Debug.makeSymbolicInteger("x");
    int b = Debug.makeSymbolicInteger("x");
    assert a == b;
  }
}
