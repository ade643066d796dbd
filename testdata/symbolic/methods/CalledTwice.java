// verdict: safe
// set: +symbolic.method=methods.CalledTwice.sign(sym)
// paths: 9
// oracle: skip
// Each of two calls has an input of its own, of three signs.
package methods;

public class CalledTwice {
  static int sign(int a) {
    return a < 0 ? -1 : a == 0 ? 0 : 1;
  }
  public static void main(String[] args) {
    int s = sign(1) + sign(2);
    assert s >= -2 && s <= 2;
  }
}
