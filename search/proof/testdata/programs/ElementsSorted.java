/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsSorted {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = n - i;
    java.util.Arrays.sort(a);
    for (int i = 0; i < n; i++) assert a[i] == n - i;
  }
}
