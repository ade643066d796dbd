// verdict: safe
// The index is looked at.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedIndexGuard {
  public static void main(String[] args) {
    int[] a = new int[10];
    try { int i = Integer.parseInt(Verifier.nondetString()); if (i >= 0 && i < a.length) a[i] = 1; } catch (NumberFormatException e) { }
  }
}
