// verdict: violated
// error: java.lang.AssertionError
// twin: BuilderCutOrFilled
// setLength does not only cut: a shorter text is filled up with characters 0.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderCutShort {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(!s.isEmpty());
    StringBuilder b = new StringBuilder(s);
    b.setLength(2);
    assert s.startsWith(b.toString());
  }
}
