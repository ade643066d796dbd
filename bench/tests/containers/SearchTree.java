package containers;

/** A binary search tree of ints. */
public class SearchTree {
    private static final class Node {
        int key;
        Node left;
        Node right;
    }

    private Node root;
    private int size;

    public boolean add(int key) {
        Node at = root;
        Node parent = null;
        while (at != null) {
            if (key == at.key) {
                return false;
            }
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        Node n = new Node();
        n.key = key;
        if (parent == null) {
            root = n;
        } else if (key < parent.key) {
            parent.left = n;
        } else {
            parent.right = n;
        }
        size++;
        return true;
    }

    public boolean contains(int key) {
        Node at = root;
        while (at != null && at.key != key) {
            at = key < at.key ? at.left : at.right;
        }
        return at != null;
    }

    public boolean remove(int key) {
        Node parent = null;
        Node at = root;
        while (at != null && at.key != key) {
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        if (at == null) {
            return false;
        }
        if (at.left != null && at.right != null) {
            Node next = at.right;
            parent = at;
            while (next.left != null) {
                parent = next;
                next = next.left;
            }
            at.key = next.key;
            at = next;
        }
        Node child = at.left != null ? at.left : at.right;
        if (parent == null) {
            root = child;
        } else if (parent.left == at) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        size--;
        return true;
    }

    public int least() {
        if (root == null) {
            throw new IllegalStateException("empty");
        }
        Node at = root;
        while (at.left != null) {
            at = at.left;
        }
        return at.key;
    }

    public int size() {
        return size;
    }
}
