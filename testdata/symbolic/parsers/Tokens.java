// verdict: safe
// A scanner of words, numbers and spaces: tokens cover the input, one after the other.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Tokens {
  static int kind(char c) {
    if (c == ' ' || c == '\n') {
      return 0;
    }
    if (c >= '0' && c <= '9') {
      return 1;
    }
    if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_') {
      return 2;
    }
    return 3;
  }

  public static void main(String[] args) {
    char[] in = new char[4];
    for (int i = 0; i < in.length; i++) {
      in[i] = Verifier.nondetChar();
    }
    int tokens = 0;
    int covered = 0;
    int i = 0;
    while (i < in.length) {
      int k = kind(in[i]);
      int start = i++;
      while (i < in.length && (kind(in[i]) == k || k == 2 && kind(in[i]) == 1) && k != 3) {
        i++;
      }
      covered += i - start;
      tokens++;
    }
    assert covered == in.length;
    assert tokens >= 1 && tokens <= 4;
  }
}
