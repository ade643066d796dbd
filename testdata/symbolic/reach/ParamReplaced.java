// verdict: safe
// Without an opening bracket there is no tag.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamReplaced {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page("Hello " + s.replace('<', '_')); }
}
