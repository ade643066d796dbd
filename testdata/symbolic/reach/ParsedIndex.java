// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// A number that a user gave is an index.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedIndex {
  public static void main(String[] args) {
    int[] a = new int[10];
    try { int i = Integer.parseInt(Verifier.nondetString()); if (i >= 0) a[i] = 1; } catch (NumberFormatException e) { }
  }
}
