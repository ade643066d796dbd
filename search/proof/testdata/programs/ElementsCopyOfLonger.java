/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsCopyOfLonger {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = 5;
    int[] b = java.util.Arrays.copyOf(a, n + 1);
    for (int i = 0; i <= n; i++) assert b[i] == 5;
  }
}
