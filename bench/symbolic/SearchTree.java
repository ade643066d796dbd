import gov.nasa.jpf.vm.Verify;

/** Sequences of operations on a binary search tree with unknown keys. */
public class SearchTree {
    private static final class Node {
        int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    void operate(int operation, int key) {
        switch (operation) {
            case 0:
                root = insert(root, key);
                break;
            case 1:
                root = delete(root, key);
                break;
            default:
                find(key);
        }
        assert count(root) == size;
        assert ordered(root, null, null);
    }

    private Node insert(Node n, int key) {
        if (n == null) {
            size++;
            return new Node(key);
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else if (key > n.key) {
            n.right = insert(n.right, key);
        }
        return n;
    }

    private Node delete(Node n, int key) {
        if (n == null) {
            return null;
        }
        if (key < n.key) {
            n.left = delete(n.left, key);
        } else if (key > n.key) {
            n.right = delete(n.right, key);
        } else if (n.left == null || n.right == null) {
            size--;
            return n.left == null ? n.right : n.left;
        } else {
            Node least = n.right;
            while (least.left != null) {
                least = least.left;
            }
            n.key = least.key;
            n.right = delete(n.right, least.key);
        }
        return n;
    }

    boolean find(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n != null;
    }

    private static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }

    private static boolean ordered(Node n, Node least, Node greatest) {
        return n == null || (least == null || least.key < n.key) && (greatest == null || n.key < greatest.key)
                && ordered(n.left, least, n) && ordered(n.right, n, greatest);
    }

    public static void main(String[] args) {
        SearchTree tree = new SearchTree();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < n; i++) {
            tree.operate(Verify.getInt(0, 2), 0);
        }
    }
}
