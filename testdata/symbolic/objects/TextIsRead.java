// verdict: incomplete
// The length of a text that shows an unknown value depends on it: one value is tried.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TextIsRead {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String s = "x" + x;
    assert s.length() > 1;
  }
}
