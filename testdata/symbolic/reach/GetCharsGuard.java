// verdict: safe
// If it has five, these are they.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class GetCharsGuard {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    char[] a = new char[5];
    if (s.length() < 5) return;
    s.getChars(0, 5, a, 0);
    for (int i = 0; i < 5; i++) assert a[i] == s.charAt(i);
  }
}
