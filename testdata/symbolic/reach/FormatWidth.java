// verdict: safe
// Zeros and spaces fill a field; what is read from it is the number.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatWidth {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < -99 || n > 99999) return;
    String s = String.format("%05d", n);
    assert s.length() == 5;
    assert Integer.parseInt(s) == n;
    assert String.format("%-6d|", n).endsWith("|");
    assert String.format("%6d|", n).length() == 7;
  }
}
