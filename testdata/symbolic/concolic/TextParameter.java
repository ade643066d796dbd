// verdict: violated
// error: java.lang.IllegalStateException
// twin: TextParameterSafe
// set: +symbolic.concolic=true +symbolic.method=concolic.TextParameter.check(sym#con)
// oracle: skip
// The first run is that of the text that is passed, which is longer than others become; then its characters change.
package concolic;

public class TextParameter {
  static void check(String s, int n) {
    if (s.length() == 10) {
      assert s.indexOf('-') < 10;
      if (s.startsWith("pass") && s.charAt(9) == '!') throw new IllegalStateException("found");
      return;
    }
    if (s.indexOf('k') == n) assert s.length() > n;
  }

  public static void main(String[] args) {
    check("0123456789", 1);
  }
}
