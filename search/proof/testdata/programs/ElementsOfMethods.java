/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsOfMethods {
  static void fill(int[] to, int n) {
    for (int i = 0; i < n; i++) to[i] = 9;
  }

  static int get(int[] from, int k) {
    return from[k];
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    fill(a, n);
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert get(a, k) == 9;
    }
  }
}
