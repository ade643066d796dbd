import gov.nasa.jpf.vm.Verify;

/** Sequences of operations on a Fibonacci heap with unknown keys: insert, find the least, take it out. */
public class FibonacciHeap {
    private static final class Node {
        final int key;
        int degree;
        Node child;
        Node left = this; // rings of siblings
        Node right = this;

        Node(int key) {
            this.key = key;
        }
    }

    private Node least; // a root
    private int size;

    void operate(int operation, int key) {
        switch (operation) {
            case 0:
                insert(key);
                break;
            case 1:
                assert least == null || least.key <= least.right.key;
                break;
            default:
                takeLeast();
        }
        assert count(least, null) == size;
    }

    void insert(int key) {
        Node n = new Node(key);
        if (least == null) {
            least = n;
        } else {
            splice(least, n);
            if (key < least.key) {
                least = n;
            }
        }
        size++;
    }

    void takeLeast() {
        if (least == null) {
            return;
        }
        Node taken = least;
        if (taken.child != null) {
            splice(taken, taken.child);
        }
        Node rest = taken.right;
        taken.left.right = taken.right;
        taken.right.left = taken.left;
        least = rest == taken ? null : consolidate(rest);
        size--;
    }

    /** Links roots of equal degrees until all differ, and returns the least. */
    private static Node consolidate(Node roots) {
        Node[] byDegree = new Node[8];
        Node n = roots;
        roots.left.right = null; // the ring becomes a list
        while (n != null) {
            Node next = n.right;
            n.left = n;
            n.right = n;
            while (byDegree[n.degree] != null) {
                Node other = byDegree[n.degree];
                byDegree[n.degree] = null;
                if (other.key < n.key) {
                    Node swapped = n;
                    n = other;
                    other = swapped;
                }
                adopt(n, other);
            }
            byDegree[n.degree] = n;
            n = next;
        }
        Node least = null;
        for (Node root : byDegree) {
            if (root == null) {
                continue;
            }
            if (least == null) {
                least = root;
                continue;
            }
            splice(least, root);
            if (root.key < least.key) {
                least = root;
            }
        }
        return least;
    }

    private static void adopt(Node parent, Node child) {
        if (parent.child == null) {
            parent.child = child;
        } else {
            splice(parent.child, child);
        }
        parent.degree++;
    }

    /** Makes one ring of two. */
    private static void splice(Node a, Node b) {
        Node last = b.left;
        a.right.left = last;
        last.right = a.right;
        a.right = b;
        b.left = a;
    }

    private static int count(Node ring, Node parent) {
        int count = 0;
        Node n = ring;
        if (n != null) {
            do {
                assert parent == null || parent.key <= n.key;
                count += 1 + count(n.child, n);
                n = n.right;
            } while (n != ring);
        }
        return count;
    }

    public static void main(String[] args) {
        FibonacciHeap heap = new FibonacciHeap();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < n; i++) {
            heap.operate(Verify.getInt(0, 2), 0);
        }
    }
}
