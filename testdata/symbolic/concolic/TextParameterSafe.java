// verdict: safe
// set: +symbolic.concolic=true +symbolic.method=concolic.TextParameterSafe.check(sym#con)
// oracle: skip
// The first run is that of the text that is passed, which is longer than others become; nothing is cut where others are short.
package concolic;

public class TextParameterSafe {
  static void check(String s, int n) {
    if (s.length() > 3 && s.length() != 10) return;
    if (s.length() == 10) {
      assert s.indexOf('-') < 10;
      if (s.startsWith("-ass") && s.indexOf(s.charAt(0)) > 0 && s.charAt(9) == '!') throw new IllegalStateException("found");
      return;
    }
    if (s.indexOf('k') == n) assert s.length() > n;
  }

  public static void main(String[] args) {
    check("0123456789", 1);
  }
}
