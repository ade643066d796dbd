// verdict: incomplete
// set: +symbolic.concolic=true +symbolic.method=concolic.TextParameterLong.check(sym)
// oracle: skip
// Texts of more than eight characters are not tried, but for the one that is passed.
package concolic;

public class TextParameterLong {
  static void check(String s) {
    if (s.lastIndexOf('x') == 0) assert s.length() != 12;
  }

  public static void main(String[] args) {
    check(null);
  }
}
