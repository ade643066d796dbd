// verdict: safe
// set: +symbolic.method=methods.Precondition.test(sym#sym)
// paths: 1
// oracle: skip
// What the precondition leaves out cannot fail the assertion, nor is it a path.
package methods;

public class Precondition {
  static int limit = 10;
  @gov.nasa.jpf.symbc.Preconditions("a>0&&a<=limit && d >= 1.5&&d<2")
  static void test(int a, double d) {
    assert a >= 1 & a <= 10 & d >= 1.5 & d < 2;
  }
  public static void main(String[] args) {
    test(0, 0);
  }
}
