// verdict: violated
// error: java.lang.IllegalStateException
// twin: ParsedTextSafe
// Digits of all scripts are parsed, and numbers come back from their texts: only two Arabic-Indic digits fail.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class ParsedText {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    long y = Verifier.nondetLong();
    assert Integer.parseInt("" + x) == x;
    assert Long.parseLong(Long.toString(y)) == y;
    assert Long.parseLong(String.valueOf(x)) == x;
    try {
      assert Integer.parseInt("" + y) == y;
      assert (int) y == y;
    } catch (NumberFormatException e) { assert (int) y != y; }
    String s = Verifier.nondetString();
    if (s.length() != 2) return;
    try {
      int n = Integer.parseInt(s);
      assert -9 <= n && n <= 99;
      if (n == 42 && s.charAt(0) > '9' && s.charAt(0) < 0x66a) throw new IllegalStateException("found");
    } catch (NumberFormatException e) {
      assert !s.equals("-3");
    }
  }
}
