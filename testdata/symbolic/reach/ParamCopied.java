// verdict: violated
// error: java.lang.AssertionError
// Character by character is still the whole.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamCopied {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    StringBuffer b = new StringBuffer();
    for (int i = 0; i < s.length(); i++) b.append(s.charAt(i));
    page(b.toString());
  }
}
