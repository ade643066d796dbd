// verdict: safe
// A parser of sums of digits over four unknown characters: accepted texts have an odd length.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Expressions {
  static char[] in;
  static int at;

  static boolean digit() {
    if (at < in.length && in[at] >= '0' && in[at] <= '9') {
      at++;
      return true;
    }
    return false;
  }

  static boolean parse() {
    if (!digit()) {
      return false;
    }
    while (at < in.length && (in[at] == '+' || in[at] == '-')) {
      at++;
      if (!digit()) {
        return false;
      }
    }
    return at == in.length;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 6);
    in = new char[n];
    for (int i = 0; i < n; i++) {
      in[i] = Verifier.nondetChar();
    }
    if (parse()) {
      assert n % 2 == 1;
    }
  }
}
