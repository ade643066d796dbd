// verdict: violated
// error: java.lang.AssertionError
// An array of characters is changed.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharsCopied {
  public static void main(String[] args) {
    char[] a = Verifier.nondetString().toCharArray();
    for (int i = 0; i < a.length; i++) if (a[i] == 'a') a[i] = 'b';
    assert !new String(a).equals("bb");
  }
}
