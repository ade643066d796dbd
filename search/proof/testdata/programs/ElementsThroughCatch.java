/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsThroughCatch {
  static void step(int[] a, int i) {
    a[i] = 1;
    if (i % 3 == 0) throw new IllegalStateException();
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      try {
        step(a, i);
      } catch (IllegalStateException e) {
        a[i]++;
      }
    }
    for (int j = 0; j < n; j++) assert a[j] == 1;
  }
}
