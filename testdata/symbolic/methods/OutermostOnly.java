// verdict: safe
// set: +symbolic.method=methods.OutermostOnly.down(sym)
// paths: 5
// oracle: skip
// a is at most 0, or above 3, or 1, 2 or 3: calls within the symbolic call get what they are given.
package methods;

public class OutermostOnly {
  static int down(int a) {
    if (a <= 0 || a > 3) return 0;
    return 1 + down(a - 1);
  }
  public static void main(String[] args) {
    down(9);
  }
}
