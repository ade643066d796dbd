package classes;

/** A set of numbers from 0 to 63, as the bits of a long. */
public class SmallSet {
    private long bits;

    public boolean add(int n) {
        check(n);
        long before = bits;
        bits |= 1L << n;
        return before != bits;
    }

    public void remove(int n) {
        check(n);
        bits &= ~(1L << n);
    }

    public boolean contains(int n) {
        return n >= 0 && n < 64 && (bits >>> n & 1) != 0;
    }

    /** Moves every number up; those that get too large are gone. */
    public void move(int by) {
        if (by < 0) {
            bits = -by > 63 ? 0 : bits >>> -by;
        } else {
            bits = by > 63 ? 0 : bits << by;
        }
    }

    public int size() {
        int n = 0;
        for (long b = bits; b != 0; b &= b - 1) {
            n++;
        }
        return n;
    }

    public void complement() {
        bits ^= 0xffL;
    }

    private static void check(int n) {
        if (n < 0 || n > 63) {
            throw new IllegalArgumentException();
        }
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("{");
        for (int n = 0; n < 64; n++) {
            if (contains(n)) {
                if (b.length() > 1) {
                    b.append(' ');
                }
                b.append(n);
            }
        }
        return b.append('}').toString();
    }
}
