// verdict: violated
// error: java.lang.AssertionError
// Changing the case does not clean a parameter.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamTaintLower {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page("Hello " + s.toLowerCase(java.util.Locale.UK)); }
}
