// verdict: violated
// error: java.lang.AssertionError
// The wrong character is replaced.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamReplacedOther {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page("Hello " + s.replace('[', '_')); }
}
