/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsCaughtAll {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    int i = 0;
    try {
      while (true) {
        a[i] = 1;
        i++;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      assert i >= n;
    }
    for (int j = 0; j < n; j++) assert a[j] == 1;
  }
}
