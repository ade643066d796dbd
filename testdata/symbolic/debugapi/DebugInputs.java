// verdict: violated
// error: java.lang.AssertionError
// paths: 5
// Inputs made by Debug: b is true or false; then l + s + y + c is 100 or not, and d is above 1 on
// the true side first.
package debugapi;

import gov.nasa.jpf.symbc.Debug;

public class DebugInputs {
  public static void main(String[] args) {
    boolean b = Debug.makeSymbolicBoolean("b");
    long l = Debug.makeSymbolicLong("l");
    short s = Debug.makeSymbolicShort("s");
    byte y = Debug.makeSymbolicByte("y");
    char c = Debug.makeSymbolicChar("c");
    double d = Debug.makeSymbolicReal("d");
    if (b) {
      if (d > 1) return;
    }
    assert l + s + y + c != 100;
  }
}
