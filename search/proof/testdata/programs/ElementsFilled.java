/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsFilled {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    java.util.Arrays.fill(a, 7);
    int wrong = 0;
    for (int i = 0; i < a.length; i++) if (a[i] != 7) wrong++;
    assert wrong == 0;
  }
}
