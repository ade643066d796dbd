/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsOfFlags {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000);
    boolean[] seen = new boolean[n];
    int at = 0;
    while (at < n) {
      assert !seen[at];
      seen[at++] = true;
    }
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert seen[k];
    }
  }
}
