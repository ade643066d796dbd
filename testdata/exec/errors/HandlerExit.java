// exit: 17
package errors;

/** A default handler that turns an uncaught exception into an exit status of its own. */
public class HandlerExit {
    static class Coded extends RuntimeException {
        final int code;

        Coded(int code, Throwable cause) {
            super("coded " + code, cause);
            this.code = code;
        }
    }

    static int rootDepth(Throwable t) {
        int n = 0;
        for (; t.getCause() != null; t = t.getCause()) {
            n++;
        }
        return n;
    }

    static void chain(int n) {
        try {
            if (n == 0) {
                Object o = new Object[0];
                System.out.println(((Object[]) o)[0]);
            }
            chain(n - 1);
        } catch (Coded | ArrayIndexOutOfBoundsException e) {
            throw new Coded(10 + n, e);
        } finally {
            System.out.println("unwinding " + n);
        }
    }

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println(t.getName() + " died: " + e.getMessage() + ", causes " + rootDepth(e));
            if (e instanceof Coded) {
                System.exit(((Coded) e).code + rootDepth(e));
            }
        });
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook sees the end")));
        try {
            chain(1);
        } catch (Coded c) {
            System.out.println("first caught " + c.code);
        }
        chain(3);
        System.out.println("unreachable");
    }
}
