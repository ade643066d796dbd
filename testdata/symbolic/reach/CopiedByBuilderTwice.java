// verdict: violated
// error: java.lang.AssertionError
// Some characters are appended twice.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CopiedByBuilderTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      if (s.charAt(i) == '"') b.append('"');
      b.append(s.charAt(i));
    }
    assert b.length() <= s.length() + 2;
  }
}
