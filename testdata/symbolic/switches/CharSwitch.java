// verdict: violated
// error: java.lang.AssertionError
// paths: 4
// '+', '-', '*' and the rest are the ways; at '*' the sum is wrong.
package switches;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharSwitch {
  public static void main(String[] args) {
    char op = Verifier.nondetChar();
    int r;
    switch (op) {
      case '+': r = 5; break;
      case '-': r = 1; break;
      case '*': r = 6; break;
      default: return;
    }
    assert r < 6;
  }
}
