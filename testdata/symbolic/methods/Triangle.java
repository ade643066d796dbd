// verdict: safe
// set: +symbolic.method=methods.Triangle.classify(sym#sym#sym)
// paths: 14
// oracle: skip
// Not above 0 in three places (3); otherwise equal sides and inequalities, as each test decides.
package methods;

public class Triangle {
  static int classify(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) return 4;
    int type = 0;
    if (a == b) type += 1;
    if (a == c) type += 2;
    if (b == c) type += 3;
    if (type == 0) {
      if (a + b <= c || b + c <= a || a + c <= b) return 4;
      return 1;
    }
    if (type > 3) return 3;
    if (type == 1 && a + b > c) return 2;
    if (type == 2 && a + c > b) return 2;
    if (type == 3 && b + c > a) return 2;
    return 4;
  }
  public static void main(String[] args) {
    int r = classify(1, 2, 3);
    assert r > 0;
  }
}
