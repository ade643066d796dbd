// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=methods.ConcreteParameter.test(sym#con)
// paths: 2
// oracle: skip
// b stays 5; a may be 6.
package methods;

public class ConcreteParameter {
  static void test(int a, int b) {
    assert a != b + 1;
  }
  public static void main(String[] args) {
    test(1, 5);
  }
}
