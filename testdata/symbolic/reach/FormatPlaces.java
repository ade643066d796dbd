// verdict: violated
// error: java.lang.AssertionError
// A price with two decimal places.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatPlaces {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    if (!(d > 0 && d < 1000)) return;
    assert !String.format("$%.2f", d).equals("$19.99");
  }
}
