// verdict: violated
// error: java.lang.AssertionError
// Only the comma that a text ends with is a separator.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AnchoredSplit {
  public static void main(String[] args) {
    for (String part : Verifier.nondetString().split(",$")) assert !part.contains(","); // ",,"
  }
}
