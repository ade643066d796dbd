// verdict: violated
// error: java.lang.AssertionError
// The second one need not exist.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexFromOrder {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int i = s.indexOf('a'), j = s.indexOf('a', i + 1);
    assert i < 0 || j > i;
  }
}
