// verdict: safe
// set: +symbolic.method=methods.RangeKeys.test(sym#sym) +symbolic.min_int=0 +symbolic.max_int=9 +symbolic.max_int_b=4
// paths: 2
// oracle: skip
// a is at most 9 and b at most 4; which is greater is the only question.
package methods;

public class RangeKeys {
  static void test(int a, int b) {
    assert a >= 0 && a <= 9 && b >= 0 && b <= 4;
    int r = a > b ? a : b;
  }
  public static void main(String[] args) {
    test(1, 2);
  }
}
