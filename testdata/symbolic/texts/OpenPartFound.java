// verdict: violated
// error: java.lang.AssertionError
// A key and a value are found around the first sign between them.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenPartFound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int i = s.indexOf('=');
    if (i > 0) {
      assert !s.substring(0, i).equals("key") || !s.substring(i + 1).equals("val");
    }
  }
}
