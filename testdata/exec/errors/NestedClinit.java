// exit: 1
package errors;

/** An initialiser fails inside another thread first; main then meets NoClassDefFoundError uncaught. */
public class NestedClinit {
    static int attempts;

    static class Config {
        static final int LIMIT;
        static String name = "config";

        static {
            attempts++;
            System.out.println("loading on " + Thread.currentThread().getName());
            int[] table = {1, 2, 3};
            int sum = 0;
            for (int i = 0; i <= table.length; i++) {
                sum += table[i];
            }
            LIMIT = sum;
        }

        static int limit() {
            return LIMIT;
        }
    }

    static class Service {
        final int limit = Config.limit();
    }

    static class Lazy {
        static final Service SERVICE = new Service();
    }

    static String describe(Throwable t) {
        StringBuilder sb = new StringBuilder();
        for (; t != null; t = t.getCause()) {
            sb.append(t.getClass().getSimpleName()).append('(').append(t.getMessage()).append(") ");
        }
        return sb.toString().trim();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                System.out.println(new Service().limit);
            } catch (ExceptionInInitializerError e) {
                System.out.println("thread: " + describe(e));
            }
        }, "first-user");
        t.start();
        t.join();
        try {
            System.out.println(Config.name);
        } catch (NoClassDefFoundError e) {
            System.out.println("main: " + describe(e));
        }
        try {
            System.out.println(Lazy.SERVICE.limit);
        } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
            System.out.println("lazy: " + describe(e));
        }
        System.out.println("attempts " + attempts);
        new Service();
        System.out.println("unreachable");
    }
}
