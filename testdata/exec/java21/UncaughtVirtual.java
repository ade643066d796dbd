// release: 21
package java21;

/** An exception that a virtual thread does not catch ends that thread alone. */
public class UncaughtVirtual {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default " + t.getName() + " " + e.getMessage()));
        Thread t = Thread.ofVirtual().name("a").start(() -> { throw new RuntimeException("first"); });
        t.join();
        Thread u = Thread.ofVirtual().name("b").unstarted(() -> { int[] x = new int[1]; x[2] = 1; });
        u.setUncaughtExceptionHandler((th, e) -> System.out.println("own " + e.getMessage()));
        u.start();
        u.join();
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread w = Thread.ofVirtual().name("c").start(() -> { throw new RuntimeException("printed"); });
        w.join();
        System.out.println("end");
    }
}
