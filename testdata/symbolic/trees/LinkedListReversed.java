// verdict: safe
// A list is its own reversal's reversal; elements are unknown.
package trees;

import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LinkedListReversed {
  public static void main(String[] args) {
    List<Integer> list = new LinkedList<>();
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 4);
    for (int i = 0; i < n; i++) {
      list.add(Verifier.nondetInt());
    }
    List<Integer> twice = new LinkedList<>(list);
    Collections.reverse(twice);
    if (n > 0) {
      assert twice.get(n - 1).equals(list.get(0));
    }
    Collections.reverse(twice);
    assert twice.equals(list);
  }
}
