import gov.nasa.jpf.vm.Verify;

/** Sequences of operations on a binomial heap with unknown keys: insert, find the least, take it out. */
public class BinomialHeap {
    private static final class Node {
        final int key;
        int degree;
        Node child; // of the greatest degree
        Node sibling;

        Node(int key) {
            this.key = key;
        }
    }

    private Node first; // of the roots, by growing degree
    private int size;

    void operate(int operation, int key) {
        switch (operation) {
            case 0:
                first = union(first, new Node(key));
                size++;
                break;
            case 1:
                least();
                break;
            default:
                takeLeast();
        }
        check();
    }

    Node least() {
        Node least = first;
        for (Node n = first; n != null; n = n.sibling) {
            if (n.key < least.key) {
                least = n;
            }
        }
        return least;
    }

    void takeLeast() {
        if (first == null) {
            return;
        }
        Node least = least();
        if (first == least) {
            first = least.sibling;
        } else {
            Node before = first;
            while (before.sibling != least) {
                before = before.sibling;
            }
            before.sibling = least.sibling;
        }
        Node children = null; // by growing degree
        for (Node n = least.child; n != null;) {
            Node next = n.sibling;
            n.sibling = children;
            children = n;
            n = next;
        }
        first = union(first, children);
        size--;
    }

    private static Node union(Node a, Node b) {
        Node roots = merge(a, b);
        Node before = null;
        Node n = roots;
        while (n != null && n.sibling != null) {
            Node next = n.sibling;
            boolean three = next.sibling != null && next.sibling.degree == n.degree;
            if (n.degree != next.degree || three) {
                before = n;
                n = next;
                continue;
            }
            if (n.key <= next.key) {
                n.sibling = next.sibling;
                link(n, next);
                continue;
            }
            if (before == null) {
                roots = next;
            } else {
                before.sibling = next;
            }
            link(next, n);
            n = next;
        }
        return roots;
    }

    private static void link(Node parent, Node child) {
        child.sibling = parent.child;
        parent.child = child;
        parent.degree++;
    }

    private static Node merge(Node a, Node b) {
        Node head = null;
        Node tail = null;
        while (a != null || b != null) {
            Node n;
            if (b == null || a != null && a.degree <= b.degree) {
                n = a;
                a = a.sibling;
            } else {
                n = b;
                b = b.sibling;
            }
            if (tail == null) {
                head = n;
            } else {
                tail.sibling = n;
            }
            tail = n;
        }
        return head;
    }

    private void check() {
        int count = 0;
        for (Node n = first; n != null; n = n.sibling) {
            assert n.sibling == null || n.degree < n.sibling.degree;
            count += count(n);
        }
        assert count == size;
    }

    private static int count(Node n) {
        int count = 1;
        for (Node c = n.child; c != null; c = c.sibling) {
            assert n.key <= c.key;
            count += count(c);
        }
        return count;
    }

    public static void main(String[] args) {
        BinomialHeap heap = new BinomialHeap();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < n; i++) {
            heap.operate(Verify.getInt(0, 2), 0);
        }
    }
}
