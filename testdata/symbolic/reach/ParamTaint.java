// verdict: violated
// error: java.lang.AssertionError
// A parameter reaches a page as it is.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamTaint {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page("Hello " + s); }
}
