package containers;

/** A red-black tree of ints, with nodes that know their parents. */
public class RedBlackTree {
    private static final class Node {
        int key;
        boolean red = true;
        Node left;
        Node right;
        Node parent;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    private Node find(int key) {
        Node at = root;
        while (at != null && at.key != key) {
            at = key < at.key ? at.left : at.right;
        }
        return at;
    }

    public boolean contains(int key) {
        return find(key) != null;
    }

    public int size() {
        return size;
    }

    public boolean add(int key) {
        Node parent = null;
        Node at = root;
        while (at != null) {
            if (at.key == key) {
                return false;
            }
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        Node n = new Node(key);
        n.parent = parent;
        if (parent == null) {
            root = n;
        } else if (key < parent.key) {
            parent.left = n;
        } else {
            parent.right = n;
        }
        size++;
        afterAdd(n);
        return true;
    }

    private void afterAdd(Node n) {
        while (n != root && n.parent.red) {
            Node parent = n.parent;
            Node above = parent.parent;
            boolean left = parent == above.left;
            Node uncle = left ? above.right : above.left;
            if (red(uncle)) {
                parent.red = false;
                uncle.red = false;
                above.red = true;
                n = above;
                continue;
            }
            if (n == (left ? parent.right : parent.left)) {
                turn(parent, left);
                n = parent;
                parent = n.parent;
            }
            parent.red = false;
            above.red = true;
            turn(above, !left);
        }
        root.red = false;
    }

    public boolean remove(int key) {
        Node n = find(key);
        if (n == null) {
            return false;
        }
        size--;
        if (n.left != null && n.right != null) {
            Node next = n.right;
            while (next.left != null) {
                next = next.left;
            }
            n.key = next.key;
            n = next;
        }
        Node child = n.left != null ? n.left : n.right;
        if (child != null) {
            replace(n, child);
            child.red = false; // the node was black and its only child red
            return true;
        }
        if (!n.red) {
            afterRemove(n);
        }
        replace(n, null);
        return true;
    }

    /** Makes up for a black node n that is about to go. */
    private void afterRemove(Node n) {
        while (n != root) {
            Node parent = n.parent;
            boolean left = n == parent.left;
            Node other = left ? parent.right : parent.left;
            if (other.red) {
                other.red = false;
                parent.red = true;
                turn(parent, left);
                other = left ? parent.right : parent.left;
            }
            Node near = left ? other.left : other.right;
            Node far = left ? other.right : other.left;
            if (!red(near) && !red(far)) {
                other.red = true;
                if (parent.red) {
                    parent.red = false;
                    return;
                }
                n = parent;
                continue;
            }
            if (!red(far)) {
                near.red = false;
                other.red = true;
                turn(other, !left);
                other = near;
                far = left ? other.right : other.left;
            }
            other.red = parent.red;
            parent.red = false;
            far.red = false;
            turn(parent, left);
            return;
        }
    }

    private static boolean red(Node n) {
        return n != null && n.red;
    }

    private void replace(Node old, Node by) {
        if (old.parent == null) {
            root = by;
        } else if (old.parent.left == old) {
            old.parent.left = by;
        } else {
            old.parent.right = by;
        }
        if (by != null) {
            by.parent = old.parent;
        }
    }

    /** Turns a node down to the left or right; a child takes its place. */
    private void turn(Node n, boolean left) {
        Node up = left ? n.right : n.left;
        Node between = left ? up.left : up.right;
        replace(n, up);
        if (left) {
            n.right = between;
            up.left = n;
        } else {
            n.left = between;
            up.right = n;
        }
        if (between != null) {
            between.parent = n;
        }
        n.parent = up;
    }

    /** The number of black nodes on each way down; fails where the tree is none. */
    public int blackHeight() {
        if (red(root)) {
            throw new AssertionError("a red root");
        }
        return height(root);
    }

    private static int height(Node n) {
        if (n == null) {
            return 0;
        }
        int left = height(n.left);
        int right = height(n.right);
        if (left != right || n.red && (red(n.left) || red(n.right))) {
            throw new AssertionError("no red-black tree at " + n.key);
        }
        return n.red ? left : left + 1;
    }
}
