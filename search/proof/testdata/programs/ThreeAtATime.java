/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ThreeAtATime {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 100_000);
    long sum = 0;
    int times = 0;
    for (int i = 0; i < n; i++) {
      if (Verifier.nondetBoolean()) sum += 7;
      times++;
    }
    assert sum <= 7L * times;
  }
}
