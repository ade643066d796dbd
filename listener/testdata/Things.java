/** Does one of each thing that listeners hear of. */
public class Things {
    static final Object lock = new Object();
    static boolean done;
    static int count;
    int field;

    static class Mine extends RuntimeException {
        final int code = 42;

        Mine(String message) {
            super(message + "!");
        }
    }

    static int pick(int a) {
        return a;
    }

    static int twoStep(int a) {
        count = a; // the listener changes the operand of this write
        return count;
    }

    public static void main(String[] args) throws Exception {
        Things t = new Things();
        t.field = 7;
        count = t.field;
        int[] a = {1, 2};
        a[1] = a[0];
        try {
            Object o = args.length == 0 ? null : args;
            o.hashCode();
        } catch (NullPointerException e) {
            count++;
        }
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            count++;
        }
        Thread other = new Thread(() -> {
            synchronized (lock) {
                done = true;
                lock.notifyAll();
            }
        }, "other");
        synchronized (lock) {
            other.start();
            while (!done) {
                lock.wait();
            }
        }
        other.join();
        t = null;
        System.gc();
        System.nanoTime();
        try {
            int r = pick(1);
            if (r == 2) {
                throw new IllegalStateException("two");
            }
            if (twoStep(r) > 100) {
                throw new IllegalStateException("count " + count);
            }
        } catch (Mine m) {
            if (m.code != 42) {
                throw new AssertionError("constructor did not run");
            }
            if (m.getMessage().equals("bad!")) {
                throw m;
            }
        }
    }
}
