// verdict: violated
// error: java.lang.ArithmeticException
// set: +symbolic.method=methods.InnerClass$Inner.test(sym#sym)
// paths: 4
// oracle: skip
// d is not above 1.5 and a is 0, or not; otherwise a is 3 or not.
package methods;

public class InnerClass {
  static class Inner {
    int test(int a, double d) {
      if (d > 1.5) return 7 / (a - 3);
      return 7 / a;
    }
  }
  public static void main(String[] args) {
    new Inner().test(1, 2);
  }
}
