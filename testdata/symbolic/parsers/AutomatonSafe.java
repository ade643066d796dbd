// verdict: safe
// What the scanner takes for a number has one point at most and begins with a digit.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AutomatonSafe {
  public static void main(String[] args) {
    char[] text = new char[5];
    for (int i = 0; i < text.length; i++) {
      text[i] = Verifier.nondetChar();
    }
    int state = Automaton.run(text);
    if (state == 1 || state == 2) {
      assert text[0] >= '0' && text[0] <= '9';
      int points = 0;
      for (char c : text) {
        points += c == '.' ? 1 : 0;
      }
      assert points == state - 1;
    }
  }
}
