// verdict: safe
// set: +symbolic.concolic=true +symbolic.method=concolic.ParametersGuarded.rate(sym#sym#con)
// paths: 2
// oracle: skip
// The precondition leaves b = 50 out. Two ways for a.
package concolic;

import gov.nasa.jpf.symbc.Preconditions;

public class ParametersGuarded {
  @Preconditions("b < 50")
  static int rate(int a, int b, int scale) {
    if (a > 100) return scale * a / (b - 50);
    return a;
  }

  public static void main(String[] args) {
    rate(7, 3, 10);
  }
}
