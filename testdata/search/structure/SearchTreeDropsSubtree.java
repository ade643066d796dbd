// verdict: violated
// error: java.lang.AssertionError
// Replacing a key by the next one drops what was below it on the right: removing 3 of 3 1 5 6 loses no key, of 3 1 5 4 it loses 5.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

class SearchTreeDropsSubtree {
    static final class Node {
        int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    static Node add(Node n, int key) {
        if (n == null) return new Node(key);
        if (key < n.key) n.left = add(n.left, key);
        else if (key > n.key) n.right = add(n.right, key);
        return n;
    }

    static Node remove(Node n, int key) {
        if (n == null) return null;
        if (key < n.key) n.left = remove(n.left, key);
        else if (key > n.key) n.right = remove(n.right, key);
        else if (n.left == null) return n.right;
        else if (n.right == null) return n.left;
        else {
            Node next = n.right;
            while (next.left != null) next = next.left;
            n.key = next.key;
            n.right = next.right;
        }
        return n;
    }

    static void keys(Node n, List<Integer> to) {
        if (n == null) return;
        keys(n.left, to);
        to.add(n.key);
        keys(n.right, to);
    }

    public static void main(String[] args) {
        Node root = null;
        TreeSet<Integer> model = new TreeSet<>();
        for (int key : new int[] {3, 1, 5, 4, 6, 2}) {
            if (Verify.getBoolean()) {
                root = add(root, key);
                model.add(key);
            }
        }
        int gone = Verify.getInt(1, 6);
        root = remove(root, gone);
        model.remove(gone);
        List<Integer> keys = new ArrayList<>();
        keys(root, keys);
        assert keys.equals(new ArrayList<>(model)) : keys;
    }
}
