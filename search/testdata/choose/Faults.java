/** One fault of each kind that a search can find, on ways that choices lead to. */
public class Faults {
    static int shared;

    public static void main(String[] args) throws Exception {
        int a = Choose.pick(4);
        int b = Choose.pick(3);
        if (a == 0 && b == 1) {
            throw new IllegalStateException("thrown");
        }
        if (a == 1 && b == 0) {
            assert shared > 0 : "asserted";
        }
        if (a == 2 && b == 0) {
            crossed(new Object(), new Object());
        }
        if (a == 3) {
            check(b, b);
        }
        if (Choose.pick(2) == 1) {
            shared = Choose.pick(3);
        }
    }

    private static void crossed(Object left, Object right) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (right) {
                synchronized (left) {
                    shared++;
                }
            }
        });
        other.start();
        synchronized (left) {
            synchronized (right) {
                shared++;
            }
        }
        other.join();
    }

    /** Its arguments are unknown where symbolic.method says so. */
    static void check(int v, int w) {
        if (v > 5000 && w == v - 3) {
            throw new ArithmeticException("of an input");
        }
        assert v != 77 || w < 12 : "of two inputs";
    }
}
