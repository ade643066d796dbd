// verdict: safe
// A left-leaning red-black tree of four unknown keys keeps its invariants.
package trees;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RedBlackInsert {
  static final class Node {
    int key;
    boolean red = true;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  static boolean red(Node n) {
    return n != null && n.red;
  }

  static Node rotateLeft(Node h) {
    Node x = h.right;
    h.right = x.left;
    x.left = h;
    x.red = h.red;
    h.red = true;
    return x;
  }

  static Node rotateRight(Node h) {
    Node x = h.left;
    h.left = x.right;
    x.right = h;
    x.red = h.red;
    h.red = true;
    return x;
  }

  static Node insert(Node h, int key) {
    if (h == null) {
      return new Node(key);
    }
    if (key < h.key) {
      h.left = insert(h.left, key);
    } else if (key > h.key) {
      h.right = insert(h.right, key);
    }
    if (red(h.right) && !red(h.left)) {
      h = rotateLeft(h);
    }
    if (red(h.left) && red(h.left.left)) {
      h = rotateRight(h);
    }
    if (red(h.left) && red(h.right)) {
      h.red = true;
      h.left.red = false;
      h.right.red = false;
    }
    return h;
  }

  static int blackHeight(Node n) {
    if (n == null) {
      return 1;
    }
    int l = blackHeight(n.left);
    int r = blackHeight(n.right);
    assert l == r;
    assert !(n.red && (red(n.left) || red(n.right)));
    return n.red ? l : l + 1;
  }

  public static void main(String[] args) {
    Node root = null;
    for (int i = 0; i < 4; i++) {
      root = insert(root, Verifier.nondetInt());
      root.red = false;
    }
    blackHeight(root);
  }
}
