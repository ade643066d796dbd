// verdict: safe
// indexOf and contains agree.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexAndContains {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 4);
    int at = s.indexOf("ab");
    if (s.contains("ab")) {
      assert at >= 0 && s.charAt(at) == 'a' && s.charAt(at + 1) == 'b';
    } else {
      assert at == -1;
    }
  }
}
