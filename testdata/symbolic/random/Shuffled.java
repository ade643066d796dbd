// verdict: violated
// error: java.lang.AssertionError
// twin: ShuffledWhole
// oracle: skip
// Shuffling gives every order, and 3 1 2 is one.
package random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Shuffled {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    Collections.shuffle(list);
    assert Verifier.nondetBoolean() || !list.equals(List.of(3, 1, 2));
  }
}
