// verdict: safe
// set: +symbolic.method=methods.OutermostOnly.down(sym)
// paths: 4
// oracle: skip
// Calls within the symbolic call get what they are given: 1 more round for 1, 2 and 3.
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
