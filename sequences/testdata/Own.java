package p;

/** Parameters of the class's own type: the receiver, new objects, and such that are not empty. */
public class Own implements Comparable<Own> {
    private int size;
    private int sum;

    public void add(int n) {
        size++;
        sum += n;
    }

    public boolean take(Own other) {
        if (other == this) {
            throw new IllegalArgumentException("itself");
        }
        if (other.size == 0) {
            return false;
        }
        size += other.size;
        sum += other.sum;
        other.size = 0;
        return true;
    }

    public int both(Own a, Own b) {
        return a != b && a.size > 0 && b.size > 0 ? 1 : 0;
    }

    public int sum() {
        return sum;
    }

    @Override
    public int compareTo(Own other) {
        return size < other.size ? -1 : size > other.size ? 1 : 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Own && ((Own) o).size == size;
    }

    @Override
    public int hashCode() {
        return size;
    }
}

/** The same of objects that a factory makes. */
class Handed {
    private final Handed next;

    private Handed(Handed next) {
        this.next = next;
    }

    static Handed last() {
        return new Handed(null);
    }

    static Handed before(Handed next) {
        return next == null ? null : new Handed(next);
    }

    boolean leadsTo(Handed other) {
        for (Handed h = next; h != null; h = h.next) {
            if (h == other) {
                return true;
            }
        }
        return false;
    }

    int length() {
        return next == null ? 1 : 1 + next.length();
    }
}

/** Each object has a number: which one an argument has depends on when it was made. */
class Numbered {
    private static int last;
    private final int number = ++last;

    boolean farFrom(Numbered other) {
        return other.number > number + 1;
    }

    int next() {
        return ++last;
    }
}
