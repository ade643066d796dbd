// verdict: safe
// set: +symbolic.method=methods.Overloads.test(sym)(long)
// paths: 2
// oracle: skip
// Only the method that takes a long has an input; the other is called with 1.
package methods;

public class Overloads {
  static int test(int a) {
    return a > 0 ? 1 : 2;
  }
  static int test(long a) {
    return a > 0 ? 1 : 2;
  }
  public static void main(String[] args) {
    assert test(1) == 1;
    int r = test(1L);
  }
}
