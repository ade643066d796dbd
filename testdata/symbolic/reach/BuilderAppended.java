// verdict: violated
// error: java.lang.AssertionError
// The end of what was appended.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderAppended {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder("a");
    b.append(Verifier.nondetString()).append(Verifier.nondetInt()).append('c');
    assert !b.toString().endsWith("-7c");
  }
}
