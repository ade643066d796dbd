// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=methods.SymbolicFields.test() +symbolic.fields=instance
// paths: 2
// oracle: skip
// x and s are inputs, and may be 7 and 1; y and t stay as they are.
package methods;

import gov.nasa.jpf.symbc.Symbolic;

public class SymbolicFields {
  int x = 1;
  @Symbolic("false") int y = 2;
  @Symbolic("true") static short s = 3;
  static int t = 4;
  void test() {
    assert x + 10L * s != 17 + y + t - 6;
  }
  public static void main(String[] args) {
    new SymbolicFields().test();
  }
}
