/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnsignedMiddle {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 1_500_000_000);
    int wanted = Verifier.nondetInt(), low = 0, high = n - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1; // of a sum that may be more than an int holds
      assert middle >= 0 && middle < n;
      if (middle < wanted) low = middle + 1;
      else high = middle - 1;
    }
  }
}
