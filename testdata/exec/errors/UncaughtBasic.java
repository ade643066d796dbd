// exit: 1
package errors;

/** An uncaught exception with a cause chain and a suppressed exception ends main with status 1. */
public class UncaughtBasic {
    static class Layered extends RuntimeException {
        Layered(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Res implements AutoCloseable {
        final int n;

        Res(int n) {
            this.n = n;
            System.out.println("open " + n);
        }

        @Override
        public void close() {
            System.out.println("close " + n);
            throw new IllegalStateException("close " + n);
        }
    }

    static int level(int n) {
        System.out.println("level " + n);
        if (n == 0) {
            try (Res a = new Res(1); Res b = new Res(2)) {
                return 10 / (a.n - 1);
            }
        }
        try {
            return level(n - 1) + 1;
        } catch (ArithmeticException e) {
            throw new Layered("wrapped at " + n, e);
        } finally {
            System.out.println("leaving " + n);
        }
    }

    static int sum(int... values) {
        int s = 0;
        for (int v : values) {
            s += v;
        }
        return s;
    }

    public static void main(String[] args) {
        System.out.println("start " + sum(1, 2, 3));
        try {
            level(2);
        } catch (Layered e) {
            System.out.println("caught " + e.getMessage() + " from " + e.getCause().getMessage());
            System.out.println(e.getCause().getSuppressed().length);
        }
        level(1);
        System.out.println("unreachable");
    }
}
