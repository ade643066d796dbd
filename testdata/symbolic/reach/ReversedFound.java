// verdict: violated
// error: java.lang.AssertionError
// One text is another one reversed.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReversedFound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !new StringBuilder(s).reverse().append('!').toString().equals("retupmoc!");
  }
}
