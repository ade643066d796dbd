// verdict: safe
// One place is another text, if there is one.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplacedFirst {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = s.replaceFirst("cat", "dog");
    if (s.startsWith("cat")) assert t.startsWith("dog");
    assert t.length() == s.length();
    assert s.replaceFirst("\\d", "").length() >= s.length() - 1;
  }
}
