package containers;

/** A doubly linked list of objects. */
public class List {
    private static final class Node {
        Object item;
        Node next;
        Node before;
    }

    private Node first;
    private Node last;
    private int size;

    public void addFirst(Object item) {
        Node n = new Node();
        n.item = item;
        n.next = first;
        if (first == null) {
            last = n;
        } else {
            first.before = n;
        }
        first = n;
        size++;
    }

    public void addLast(Object item) {
        Node n = new Node();
        n.item = item;
        n.before = last;
        if (last == null) {
            first = n;
        } else {
            last.next = n;
        }
        last = n;
        size++;
    }

    public Object get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Node at;
        if (index < size / 2) {
            at = first;
            for (int i = 0; i < index; i++) {
                at = at.next;
            }
        } else {
            at = last;
            for (int i = size - 1; i > index; i--) {
                at = at.before;
            }
        }
        return at.item;
    }

    public boolean remove(Object item) {
        for (Node at = first; at != null; at = at.next) {
            if (item == null ? at.item == null : item.equals(at.item)) {
                if (at.before == null) {
                    first = at.next;
                } else {
                    at.before.next = at.next;
                }
                if (at.next == null) {
                    last = at.before;
                } else {
                    at.next.before = at.before;
                }
                size--;
                return true;
            }
        }
        return false;
    }

    public int size() {
        return size;
    }
}
