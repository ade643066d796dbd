package endless;

/** Loops with and without an end. */
public class Endless {
    private boolean done;
    private int n;

    static class Cell {
        final int v;
        Cell next;

        Cell(int v) {
            this.v = v;
        }
    }

    public static int spin(int a) {
        while (a > 5) {
        }
        return a;
    }

    public int waits(int k) {
        while (!done && k == 4) {
            n = 0;
            for (int i = 0; i < 3; i++) {
                n += i;
            }
        }
        return n;
    }

    public static int ring(int v) {
        Cell a = new Cell(v);
        a.next = new Cell(2);
        if (v == 3) {
            a.next.next = a;
        }
        int parity = 0;
        for (Cell c = a; c != null; c = c.next) {
            parity ^= 1;
        }
        return parity;
    }

    public static void forever() {
        int parity = 0;
        while (parity < 2) {
            parity = 1 - parity;
        }
    }

    public static int counts(int a) {
        int i = 0;
        while (i < 3000) {
            i++;
        }
        return a + i;
    }

    public static long shifts(long a) {
        long bits = 1;
        while (bits != 0) {
            bits <<= 1;
        }
        return a + bits;
    }

    public static int leaves(int a) {
        while (true) {
            if (a-- < 0) {
                throw new IllegalStateException();
            }
            if (a > 2) {
                return a;
            }
        }
    }
}
