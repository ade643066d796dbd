// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// addSymbolicInt replaces a value by an input.
package debugapi;

import gov.nasa.jpf.symbc.Debug;

public class AddSymbolic {
  public static void main(String[] args) {
    int x = Debug.addSymbolicInt(1, "x");
    assert x != 2;
  }
}
