// verdict: safe
// paths: 384
// 2^6 trees and six keys to remove. A key with two children is replaced by the next one, which leaves its old place.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

class SearchTree {
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
            n.right = remove(n.right, next.key);
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
