// verdict: safe
// n discs need 2^n - 1 moves.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HanoiMoves {
  static int moves;

  static void move(int n, int from, int to, int over) {
    if (n == 0) {
      return;
    }
    move(n - 1, from, over, to);
    moves++;
    move(n - 1, over, to, from);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0 || n > 8) {
      return;
    }
    move(n, 1, 3, 2);
    assert moves == (1 << n) - 1;
  }
}
