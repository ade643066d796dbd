// verdict: safe
// The second node is looked for first.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NullChecked {
  static class Node {
    Node next;
    int value;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 0 && n < 5);
    Node head = null;
    for (int i = 0; i < n; i++) {
      Node x = new Node();
      x.next = head;
      x.value = i;
      head = x;
    }
    assert head.next == null || head.next.value == n - 2;
  }
}
