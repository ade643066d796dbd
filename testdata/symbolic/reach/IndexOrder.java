// verdict: safe
// The first is not behind the last.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexOrder {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.indexOf('a') <= s.lastIndexOf('a');
    int i = s.indexOf("ab");
    if (i >= 0) assert s.substring(i).startsWith("ab");
  }
}
