/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsOfTwoKinds {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 1000);
    long[] sums = new long[n];
    int[] parts = new int[n];
    for (int i = 0; i < n; i++) {
      parts[i] = 2;
      sums[i] = 9;
    }
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert sums[k] == 9 && parts[k] == 2;
    }
  }
}
