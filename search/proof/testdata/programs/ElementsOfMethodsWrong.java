/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsOfMethodsWrong {
  static void fill(int[] to, int n) {
    for (int i = 0; i < n; i++) to[i] = 9;
  }

  static void spoil(int[] of) {
    if (of.length > 2) of[2] = 1;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    fill(a, n);
    spoil(a);
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert a[k] == 9;
    }
  }
}
