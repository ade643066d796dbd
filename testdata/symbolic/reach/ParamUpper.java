// verdict: safe
// What is in capitals has no small letters.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamUpper {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) { String s = Verifier.nondetString(); page("HELLO " + s.toUpperCase(java.util.Locale.ROOT)); }
}
