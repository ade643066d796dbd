// verdict: safe
// Of two texts of any length it is told where one is in the other.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WithinAnother {
  public static void main(String[] args) {
    String s = Verifier.nondetString(), t = Verifier.nondetString();
    int k = Verifier.nondetInt();
    int at = s.indexOf(t);
    assert at >= -1 && at <= s.length();
    if (at >= 0) {
      assert s.length() >= t.length() && s.substring(at).startsWith(t) && s.contains(t);
    } else {
      assert !s.startsWith(t) && !s.endsWith(t) && !s.equals(t) && !t.isEmpty() && !s.contains(t);
    }
    assert (t + s + t).contains(s) && (s + t).contains(t);
    if (k >= 0 && k <= s.length()) {
      assert s.contains(s.substring(k)) && s.contains(s.substring(0, k));
    }
    if (t.isEmpty()) {
      assert s.indexOf(t) == 0 && s.lastIndexOf(t) == s.length() && s.lastIndexOf("") == s.length();
    }
  }
}
