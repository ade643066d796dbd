/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsTwiceMade {
  public static void main(String[] args) {
    int[] before = null;
    for (int i = 0; i < 3; i++) {
      int[] a = new int[4];
      a[0] = i;
      if (before != null) assert before[0] == i;
      before = a;
    }
  }
}
