// verdict: safe
// Orders of texts of any length agree with equality.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenOrder {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int order = s.compareTo("b");
    assert (order == 0) == s.equals("b");
    assert s.compareTo("") >= 0;
  }
}
