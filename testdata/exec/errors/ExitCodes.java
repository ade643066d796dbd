// args: 7 nested
// exit: 42
package errors;

/** System.exit from a nested call: finally blocks do not run, hooks do, output before it is kept. */
public class ExitCodes {
    static class Res implements AutoCloseable {
        @Override
        public void close() {
            System.out.println("close must not run");
        }
    }

    static void leave(int depth, int code) {
        try (Res r = new Res()) {
            if (depth == 0) {
                System.out.println("leaving with " + code);
                System.exit(code);
            }
            leave(depth - 1, code);
        } finally {
            System.out.println("finally must not run");
        }
    }

    static int parse(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 1; i < args.length; i++) {
            n *= args[i].length();
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(args.length + " " + args[0] + " " + args[1]);
        int code = parse(args);
        System.out.println(code);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook runs on " + Thread.currentThread().getName());
            System.out.println("hook code " + code);
        }, "hook-thread"));
        try {
            leave(3, code);
        } catch (Throwable t) {
            System.out.println("must not be caught");
        }
        System.out.println("after exit");
    }
}
