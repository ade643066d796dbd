// verdict: safe
// paths: 3
// The path condition as a script and in prefix notation, and what TestUtils tells of it.
package debugapi;

import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.symbc.TestUtils;

public class Scripts {
  public static void main(String[] args) {
    double d = Debug.makeSymbolicReal("d");
    int i = Debug.makeSymbolicInteger("i");
    if (d < 0.5 && i == 7) {
      assert Debug.PC4Z3().startsWith("(set-logic") && Debug.PC4Z3().contains("fp.lt") : Debug.PC4Z3();
      assert Debug.getSymbolicRealValue4Z3(d + 1).startsWith("(") : Debug.getSymbolicRealValue4Z3(d + 1);
      assert TestUtils.getPathCondition().equals("constraint # = 2\ni == CONST_7 && d < CONST_0.5") : TestUtils.getPathCondition();
      assert Debug.getSolvedPC().contains(" &&\n") : Debug.getSolvedPC();
      assert TestUtils.getSolvedPathCondition().contains("i[7] == CONST_7") : TestUtils.getSolvedPathCondition();
      assert TestUtils.getSolvedPathCondition().contains("d[") : TestUtils.getSolvedPathCondition();
    }
  }
}
