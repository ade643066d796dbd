/* proved */
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class SumOfFilled {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 2000);
    byte[] steps = new byte[n];
    Arrays.fill(steps, (byte) 5);
    int way = 0;
    for (int i = 0; i < n; i++) way += steps[i];
    assert way >= 0 && way <= 10000;
  }
}
