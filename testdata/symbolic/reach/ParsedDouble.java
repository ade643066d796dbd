// verdict: safe
// A double that a user gave.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedDouble {
  public static void main(String[] args) {
    try {
      double d = Double.parseDouble(Verifier.nondetString());
      if (d > 1.0) assert 1.0 / d < 1.0;
    } catch (NumberFormatException e) { }
  }
}
