// verdict: safe
// What is trimmed ends in no space.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TrimmedEnd {
  public static void main(String[] args) {
    String t = Verifier.nondetString().trim();
    assert t.isEmpty() || t.charAt(t.length() - 1) != ' ';
    assert !t.startsWith(" ");
  }
}
