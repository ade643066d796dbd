/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsInFields {
  static int[] table;

  static void put(int i, int v) {
    table[i] = v;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000);
    table = new int[n];
    for (int i = 0; i < n; i++) put(i, 4);
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert table[k] == 4;
    }
  }
}
