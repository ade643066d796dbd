// verdict: safe
// Whatever the order, nothing is lost.
package random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShuffledWhole {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    Collections.shuffle(list);
    int sum = Verifier.nondetBoolean() ? 0 : 1;
    for (int i : list) {
      sum += i;
    }
    assert sum == 6 || sum == 7;
  }
}
