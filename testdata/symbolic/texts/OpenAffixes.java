// verdict: safe
// Beginnings and ends that overlap leave nothing open, whatever the length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenAffixes {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.startsWith("ab") && s.endsWith("cd")) {
      assert s.length() >= 4 && s.charAt(0) == 'a' && s.charAt(s.length() - 1) == 'd';
      assert s.length() != 4 || s.equals("abcd");
    }
  }
}
