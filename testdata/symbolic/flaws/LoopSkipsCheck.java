// verdict: violated
// error: java.lang.AssertionError
// A balance is checked at the end of the loop only.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LoopSkipsCheck {
  public static void main(String[] args) {
    int balance = 10;
    for (int i = 0; i < 3; i++) {
      int amount = Verifier.nondetInt();
      if (amount < 0 || amount > 8) {
        continue;
      }
      balance -= amount;
      assert balance >= 0;
      if (balance < 5) {
        break;
      }
    }
  }
}
