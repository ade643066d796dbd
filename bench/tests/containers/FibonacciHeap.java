package containers;

/** A Fibonacci heap of ints: rings of trees that are put in order when the least is taken. */
public class FibonacciHeap {
    private static final class Node {
        int key;
        int degree;
        boolean marked;
        Node parent;
        Node child;
        Node left = this;
        Node right = this;

        Node(int key) {
            this.key = key;
        }
    }

    private Node least;
    private int size;

    public void add(int key) {
        addRoot(new Node(key));
        size++;
    }

    public int least() {
        if (least == null) {
            throw new IllegalStateException("empty");
        }
        return least.key;
    }

    public int removeLeast() {
        int key = least();
        Node gone = least;
        while (gone.child != null) {
            Node c = gone.child;
            detach(c);
            addRoot(c);
        }
        Node rest = gone.right;
        cut(gone);
        size--;
        if (rest == gone) {
            least = null;
        } else {
            least = rest;
            tidy();
        }
        return key;
    }

    /** Makes a key less; false if there is none. */
    public boolean lower(int key, int by) {
        if (by < 0) {
            throw new IllegalArgumentException();
        }
        Node n = least == null ? null : find(least, key);
        if (n == null) {
            return false;
        }
        n.key -= by;
        Node parent = n.parent;
        if (parent != null && n.key < parent.key) {
            detach(n);
            addRoot(n);
            while (parent.parent != null && parent.marked) {
                Node next = parent.parent;
                detach(parent);
                addRoot(parent);
                parent = next;
            }
            parent.marked = parent.parent != null;
        }
        if (n.key < least.key) {
            least = n;
        }
        return true;
    }

    public int size() {
        return size;
    }

    private static Node find(Node ring, int key) {
        Node at = ring;
        do {
            if (at.key == key) {
                return at;
            }
            Node below = at.child == null ? null : find(at.child, key);
            if (below != null) {
                return below;
            }
            at = at.right;
        } while (at != ring);
        return null;
    }

    private void addRoot(Node n) {
        n.parent = null;
        n.marked = false;
        if (least == null) {
            least = n;
            return;
        }
        n.right = least.right;
        n.left = least;
        n.right.left = n;
        least.right = n;
        if (n.key < least.key) {
            least = n;
        }
    }

    private static void cut(Node n) {
        n.left.right = n.right;
        n.right.left = n.left;
        n.left = n;
        n.right = n;
    }

    private static void detach(Node n) {
        Node parent = n.parent;
        parent.child = n.right == n ? null : n.right;
        parent.degree--;
        cut(n);
        n.parent = null;
    }

    private void tidy() {
        Node[] byDegree = new Node[8];
        Node ring = least;
        while (ring != null) {
            Node n = ring;
            ring = n.right == n ? null : n.right;
            cut(n);
            while (byDegree[n.degree] != null) {
                Node other = byDegree[n.degree];
                byDegree[n.degree] = null;
                if (other.key < n.key) {
                    Node k = n;
                    n = other;
                    other = k;
                }
                hang(other, n);
            }
            byDegree[n.degree] = n;
        }
        least = null;
        for (Node n : byDegree) {
            if (n != null) {
                addRoot(n);
            }
        }
    }

    private static void hang(Node n, Node under) {
        n.parent = under;
        if (under.child == null) {
            under.child = n;
        } else {
            n.right = under.child.right;
            n.left = under.child;
            n.right.left = n;
            under.child.right = n;
        }
        under.degree++;
    }
}
