/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class HalvedInterval {
  public static void main(String[] args) {
    int low = 0, high = 900_000_000;
    int wanted = Verifier.nondetInt();
    Verifier.assume(wanted >= low && wanted <= high);
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (middle < wanted) low = middle + 1;
      else high = middle;
    }
    assert low == wanted;
  }
}
