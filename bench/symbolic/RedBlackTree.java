import gov.nasa.jpf.vm.Verify;

/**
 * Sequences of operations on a red-black tree with unknown keys. Links in the tree have the colour of the node below; red
 * ones lean to the left.
 */
public class RedBlackTree {
    private static final class Node {
        int key;
        Node left;
        Node right;
        boolean red = true;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    void operate(int operation, int key) {
        switch (operation) {
            case 0:
                insert(key);
                break;
            case 1:
                delete(key);
                break;
            default:
                find(key);
        }
        check();
    }

    boolean find(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n != null;
    }

    void insert(int key) {
        root = insert(root, key);
        root.red = false;
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
        return balance(n);
    }

    void delete(int key) {
        if (!find(key)) {
            return;
        }
        if (!isRed(root.left) && !isRed(root.right)) {
            root.red = true;
        }
        root = delete(root, key);
        if (root != null) {
            root.red = false;
        }
        size--;
    }

    private Node delete(Node n, int key) {
        if (key < n.key) {
            if (!isRed(n.left) && !isRed(n.left.left)) {
                n = redLeft(n);
            }
            n.left = delete(n.left, key);
            return balance(n);
        }
        if (isRed(n.left)) {
            n = rotateRight(n);
        }
        if (key == n.key && n.right == null) {
            return null;
        }
        if (!isRed(n.right) && !isRed(n.right.left)) {
            n = redRight(n);
        }
        if (key == n.key) {
            n.key = least(n.right).key;
            n.right = deleteLeast(n.right);
        } else {
            n.right = delete(n.right, key);
        }
        return balance(n);
    }

    private Node deleteLeast(Node n) {
        if (n.left == null) {
            return null;
        }
        if (!isRed(n.left) && !isRed(n.left.left)) {
            n = redLeft(n);
        }
        n.left = deleteLeast(n.left);
        return balance(n);
    }

    private static Node least(Node n) {
        while (n.left != null) {
            n = n.left;
        }
        return n;
    }

    private static boolean isRed(Node n) {
        return n != null && n.red;
    }

    private static Node rotateLeft(Node n) {
        Node up = n.right;
        n.right = up.left;
        up.left = n;
        up.red = n.red;
        n.red = true;
        return up;
    }

    private static Node rotateRight(Node n) {
        Node up = n.left;
        n.left = up.right;
        up.right = n;
        up.red = n.red;
        n.red = true;
        return up;
    }

    private static void flip(Node n) {
        n.red = !n.red;
        n.left.red = !n.left.red;
        n.right.red = !n.right.red;
    }

    private static Node redLeft(Node n) {
        flip(n);
        if (isRed(n.right.left)) {
            n.right = rotateRight(n.right);
            n = rotateLeft(n);
            flip(n);
        }
        return n;
    }

    private static Node redRight(Node n) {
        flip(n);
        if (isRed(n.left.left)) {
            n = rotateRight(n);
            flip(n);
        }
        return n;
    }

    private static Node balance(Node n) {
        if (isRed(n.right) && !isRed(n.left)) {
            n = rotateLeft(n);
        }
        if (isRed(n.left) && isRed(n.left.left)) {
            n = rotateRight(n);
        }
        if (isRed(n.left) && isRed(n.right)) {
            flip(n);
        }
        return n;
    }

    private void check() {
        assert !isRed(root);
        assert count(root) == size;
        assert blackHeight(root) >= 0;
        assert ordered(root, null, null);
    }

    private static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }

    /** The number of black nodes on every way down, -1 where they differ or two red ones follow each other. */
    private static int blackHeight(Node n) {
        if (n == null) {
            return 0;
        }
        int left = blackHeight(n.left);
        int right = blackHeight(n.right);
        if (left < 0 || left != right || isRed(n) && (isRed(n.left) || isRed(n.right))) {
            return -1;
        }
        return n.red ? left : left + 1;
    }

    private static boolean ordered(Node n, Node least, Node greatest) {
        return n == null || (least == null || least.key < n.key) && (greatest == null || n.key < greatest.key)
                && ordered(n.left, least, n) && ordered(n.right, n, greatest);
    }

    public static void main(String[] args) {
        RedBlackTree tree = new RedBlackTree();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int operations = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        for (int i = 0; i < n; i++) {
            tree.operate(operations == 1 ? 0 : Verify.getInt(0, operations - 1), 0);
        }
    }
}
