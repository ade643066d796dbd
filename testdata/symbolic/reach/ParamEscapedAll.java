// verdict: safe
// The same by a pattern.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamEscapedAll {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page(s.replaceAll("[<>]", "")); }
}
