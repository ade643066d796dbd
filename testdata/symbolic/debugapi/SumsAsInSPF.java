// verdict: safe
// paths: 2
// oracle: skip
// Sums of two inputs of type int are written as SPF does, the one on top of the stack first; others are not.
package debugapi;

import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.symbc.TestUtils;

public class SumsAsInSPF {
  static void expect(String want) {
    String pc = TestUtils.getPathCondition();
    assert pc.startsWith(want, pc.indexOf('\n') + 1) : pc;
  }

  public static void main(String[] args) {
    int a = Debug.makeSymbolicInteger("a");
    int b = Debug.makeSymbolicInteger("b");
    double d = Debug.makeSymbolicReal("d");
    double e = Debug.makeSymbolicReal("e");
    if (a + b > 30) {
      expect("(b + a) > CONST_30");
      Debug.assume(a + 1 > 2);
      expect("(a + CONST_1) > CONST_2");
      Debug.assume(d + e < 4);
      expect("(d + e) < CONST_4.0");
    }
  }
}
