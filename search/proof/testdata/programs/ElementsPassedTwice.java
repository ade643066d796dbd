/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsPassedTwice {
  static void both(int[] x, int[] y, int i) {
    x[i] = 1;
    y[i] = 2;
    assert x[i] == 1;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) both(a, a, i);
  }
}
