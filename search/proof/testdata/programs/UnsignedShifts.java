/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnsignedShifts {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int x = Verifier.nondetInt();
    for (int i = 0; i < n; i++) {
      int y = x >>> 28;
      assert y >= 0 && y <= 15;
      x--;
    }
  }
}
