import gov.nasa.jpf.vm.Verify;

/** Sequences of operations on a sorted linked list without duplicates, with unknown elements. */
public class Lists {
    private static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node first;
    private int size;

    void operate(int operation, int x) {
        switch (operation) {
            case 0:
                insert(x);
                break;
            case 1:
                remove(x);
                break;
            default:
                contains(x);
        }
        check();
    }

    void insert(int x) {
        Node before = null;
        Node n = first;
        while (n != null && n.value < x) {
            before = n;
            n = n.next;
        }
        if (n != null && n.value == x) {
            return;
        }
        Node made = new Node(x, n);
        if (before == null) {
            first = made;
        } else {
            before.next = made;
        }
        size++;
    }

    void remove(int x) {
        Node before = null;
        for (Node n = first; n != null; n = n.next) {
            if (n.value == x) {
                if (before == null) {
                    first = n.next;
                } else {
                    before.next = n.next;
                }
                size--;
                return;
            }
            before = n;
        }
    }

    boolean contains(int x) {
        for (Node n = first; n != null && n.value <= x; n = n.next) {
            if (n.value == x) {
                return true;
            }
        }
        return false;
    }

    private void check() {
        int count = 0;
        for (Node n = first; n != null; n = n.next) {
            assert n.next == null || n.value < n.next.value;
            count++;
        }
        assert count == size;
    }

    public static void main(String[] args) {
        Lists list = new Lists();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < n; i++) {
            list.operate(Verify.getInt(0, 2), 0);
        }
    }
}
