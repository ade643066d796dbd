// verdict: safe
// Each opening bracket becomes an entity.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamEscaped {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page("Hello " + s.replace("<", "&lt;").replace(">", "&gt;")); }
}
