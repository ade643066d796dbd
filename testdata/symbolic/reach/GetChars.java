// verdict: violated
// error: java.lang.StringIndexOutOfBoundsException
// Five characters of a text that may have less.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class GetChars {
  public static void main(String[] args) {
    char[] a = new char[5];
    Verifier.nondetString().getChars(0, 5, a, 0);
  }
}
