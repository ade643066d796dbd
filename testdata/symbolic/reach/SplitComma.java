// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// A text without a comma has one part only.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SplitComma {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String[] p = s.split(",");
    if (p.length > 0 && p[0].equals("key")) { String v = p[1]; }
  }
}
