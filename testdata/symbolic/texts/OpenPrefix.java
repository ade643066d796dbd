// verdict: safe
// What a text begins with is not longer.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenPrefix {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    assert !a.startsWith(b) || a.length() >= b.length();
    assert !b.isEmpty() || a.startsWith(b);
  }
}
