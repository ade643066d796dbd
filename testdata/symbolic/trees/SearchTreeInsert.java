// verdict: safe
// Keys of a binary search tree come out in order, and each is found.
package trees;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SearchTreeInsert {
  static final class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  static Node insert(Node n, int key) {
    if (n == null) {
      return new Node(key);
    }
    if (key < n.key) {
      n.left = insert(n.left, key);
    } else if (key > n.key) {
      n.right = insert(n.right, key);
    }
    return n;
  }

  static boolean ordered(Node n, long lo, long hi) {
    return n == null || lo < n.key && n.key < hi && ordered(n.left, lo, n.key) && ordered(n.right, n.key, hi);
  }

  static boolean contains(Node n, int key) {
    while (n != null && n.key != key) {
      n = key < n.key ? n.left : n.right;
    }
    return n != null;
  }

  public static void main(String[] args) {
    Node root = null;
    int[] keys = new int[4];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = Verifier.nondetInt();
      root = insert(root, keys[i]);
    }
    assert ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    for (int k : keys) {
      assert contains(root, k);
    }
  }
}
