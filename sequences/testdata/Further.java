package p;

/** A counter to take from. */
public class Further {
    private int n;

    public void put(int k) {
        if (k > 0) {
            n += k;
        }
    }

    public int take() {
        return n == 0 ? -1 : n--;
    }

    public int size() {
        return n;
    }

    /** Runs for ever behind three calls, which sequences of two do not have. */
    public static class Spins {
        private int n;

        public void more() {
            n++;
            while (n > 2) {
                Thread.onSpinWait();
            }
        }

        public int size() {
            return n;
        }
    }
}
