// release: 21
package java21;

/** Stack traces from virtual threads: printed, walked and with causes. */
public class VirtualTraces {
    static void deep(int n) {
        if (n == 0) {
            throw new IllegalArgumentException("deep");
        }
        deep(n - 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().name("v").start(() -> {
            try {
                deep(2);
            } catch (IllegalArgumentException e) {
                RuntimeException r = new RuntimeException("outer", e);
                r.addSuppressed(new IllegalStateException("beside"));
                r.printStackTrace(System.out);
                StackTraceElement[] all = e.getStackTrace();
                System.out.println(all[all.length - 1].getClassName() + " " + all.length);
            }
            StackWalker.getInstance().forEach(f -> System.out.println(f.getMethodName().replaceAll("\\d", "#")));
        });
        t.join();
        Thread.ofVirtual().name("dies").start(() -> deep(1)).join();
    }
}
