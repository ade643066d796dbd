// verdict: safe
// The text of a number is at least one character long, whatever the number is.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TextIsRead {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String s = "x" + x;
    assert s.length() > 1;
  }
}
