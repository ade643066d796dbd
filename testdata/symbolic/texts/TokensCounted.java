// verdict: safe
// set: +symbolic.max_char=255
// A tokenizer finds at most two tokens in three characters.
package texts;

import java.util.StringTokenizer;
import org.sosy_lab.sv_benchmarks.Verifier;

public class TokensCounted {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    StringTokenizer t = new StringTokenizer(s, ",");
    int n = 0;
    while (t.hasMoreTokens()) {
      String token = t.nextToken();
      assert token.length() > 0 && token.indexOf(',') < 0;
      n++;
    }
    assert n <= 2;
  }
}
