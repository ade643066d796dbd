/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsRead {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    int last = 0;
    for (int i = 0; i < n; i++) {
      a[i] = last;
      last = a[i] + 1;
    }
    assert n == 0 || a[n - 1] == n;
  }
}
