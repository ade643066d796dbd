// verdict: safe
// A PriorityQueue hands out four unknown numbers in order.
package trees;

import java.util.PriorityQueue;
import org.sosy_lab.sv_benchmarks.Verifier;

public class HeapProperty {
  public static void main(String[] args) {
    PriorityQueue<Integer> q = new PriorityQueue<>();
    for (int i = 0; i < 4; i++) {
      q.add(Verifier.nondetInt());
    }
    int last = q.poll();
    while (!q.isEmpty()) {
      int next = q.poll();
      assert last <= next;
      last = next;
    }
  }
}
