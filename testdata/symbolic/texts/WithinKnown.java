// verdict: violated
// error: java.lang.AssertionError
// twin: WithinAnother
// A part of a known text.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WithinKnown {
  public static void main(String[] args) {
    String t = Verifier.nondetString();
    if ("in the middle of it".contains(t) && t.length() == 6) {
      assert !t.endsWith("le");
    }
  }
}
