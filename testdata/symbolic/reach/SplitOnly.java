// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// Nothing but commas has no part at all.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SplitOnly {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() > 3) return;
    String[] p = s.split(",");
    String first = p[0];
  }
}
