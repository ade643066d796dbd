/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class AlternatingSums {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), up = 0, down = 0, rounds = 0;
    Verifier.assume(n >= 0 && n <= 1_000_000);
    for (int i = 0; i < n; i++) {
      if (Verifier.nondetBoolean()) up += 3;
      else down -= 2;
      rounds++;
    }
    assert up <= 3 * rounds && down >= -2 * rounds;
  }
}
