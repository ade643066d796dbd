// verdict: violated
// error: java.lang.AssertionError
// More parts than are looked for at first.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SplitInSeven {
  public static void main(String[] args) {
    String[] parts = Verifier.nondetString().split(",");
    assert parts.length != 7 || !parts[6].equals("end");
  }
}
