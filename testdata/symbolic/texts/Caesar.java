// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.max_char=127
// Some text is encrypted as KHOOR.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Caesar {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        c = (char) ('A' + (c - 'A' + 3) % 26);
      }
      out.append(c);
    }
    assert !out.toString().equals("KHOOR");
  }
}
