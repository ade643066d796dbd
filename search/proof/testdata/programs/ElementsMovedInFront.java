/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsMovedInFront {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = 5;
    int[] b = new int[n + 2];
    System.arraycopy(a, 0, b, 2, n);
    for (int i = 0; i < 2; i++) assert b[i] == 5;
  }
}
