package containers;

/** A binomial heap of ints: a list of trees of different orders, the smallest first. */
public class BinomialHeap {
    private static final class Tree {
        final int key;
        int order;
        Tree child;
        Tree next;

        Tree(int key) {
            this.key = key;
        }
    }

    private Tree first;
    private int size;

    public void add(int key) {
        first = joined(first, new Tree(key));
        size++;
    }

    public int least() {
        if (first == null) {
            throw new IllegalStateException("empty");
        }
        Tree best = first;
        for (Tree t = first.next; t != null; t = t.next) {
            if (t.key < best.key) {
                best = t;
            }
        }
        return best.key;
    }

    public int removeLeast() {
        int key = least();
        Tree before = null;
        Tree at = first;
        while (at.key != key) {
            before = at;
            at = at.next;
        }
        if (before == null) {
            first = at.next;
        } else {
            before.next = at.next;
        }
        Tree children = null; // they stand the greatest first
        for (Tree c = at.child; c != null;) {
            Tree next = c.next;
            c.next = children;
            children = c;
            c = next;
        }
        first = joined(first, children);
        size--;
        return key;
    }

    public int size() {
        return size;
    }

    private static Tree merged(Tree a, Tree b) {
        Tree head = new Tree(0);
        Tree end = head;
        while (a != null && b != null) {
            if (a.order <= b.order) {
                end.next = a;
                a = a.next;
            } else {
                end.next = b;
                b = b.next;
            }
            end = end.next;
        }
        end.next = a != null ? a : b;
        return head.next;
    }

    private static Tree joined(Tree a, Tree b) {
        Tree list = merged(a, b);
        Tree before = null;
        Tree at = list;
        while (at != null && at.next != null) {
            Tree next = at.next;
            if (at.order != next.order || next.next != null && next.next.order == at.order) {
                before = at;
                at = next;
            } else if (at.key <= next.key) {
                at.next = next.next;
                under(next, at);
            } else {
                if (before == null) {
                    list = next;
                } else {
                    before.next = next;
                }
                under(at, next);
                at = next;
            }
        }
        return list;
    }

    private static void under(Tree child, Tree parent) {
        child.next = parent.child;
        parent.child = child;
        parent.order++;
    }
}
