// verdict: violated
// error: java.lang.AssertionError
// A part of what a user gave.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamSplit {
  static void page(String s) { if (s.equals("<bad/>")) assert false; }
  public static void main(String[] args) {
    String[] parts = Verifier.nondetString().split(";");
    for (String p : parts) page(p);
  }
}
