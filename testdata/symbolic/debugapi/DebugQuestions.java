// verdict: safe
// paths: 1
// oracle: skip
// Debug tells what is symbolic and how it is computed.
package debugapi;

import gov.nasa.jpf.symbc.Debug;

public class DebugQuestions {
  public static void main(String[] args) {
    int x = Debug.makeSymbolicInteger("x");
    int y = 5;
    assert Debug.isSymbolicInteger(x);
    assert !Debug.isSymbolicInteger(y);
    assert Debug.isSymbolicLong((long) x + 1);
    assert Debug.getSymbolicIntegerValue(x + 1).equals("(x + CONST_1)");
    assert Debug.getSymbolicIntegerValue(y).equals("5");
    Debug.assume(x > 3);
    assert Debug.getSolvedPC().startsWith("constraint # = 1\nx[4] > CONST_3");
  }
}
