// release: 21
package java21;

import java.util.concurrent.ThreadFactory;

/** Thread.Builder for platform threads, and factories. */
public class ThreadBuilders {
    static void run(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
        inherited.set("given");
        Runnable tell = () -> {
            Thread t = Thread.currentThread();
            System.out.println(t.getName() + " " + t.isDaemon() + " " + t.getPriority() + " " + inherited.get() + " " + t.getThreadGroup().getName());
        };
        run(Thread.ofPlatform().name("one").daemon().priority(3).unstarted(tell));
        run(Thread.ofPlatform().name("two").inheritInheritableThreadLocals(false).unstarted(tell));
        run(Thread.ofPlatform().group(new ThreadGroup("own")).name("n", 1).daemon(false).stackSize(1 << 16).unstarted(tell));
        run(Thread.ofVirtual().name("v").unstarted(tell));
        run(Thread.ofVirtual().name("w").inheritInheritableThreadLocals(false).unstarted(tell));
        ThreadFactory f = Thread.ofPlatform().name("f-", 10).factory();
        System.out.println(f.newThread(tell).getName() + " " + f.newThread(tell).getName());
        ThreadFactory g = Thread.ofVirtual().name("g-", 0).factory();
        System.out.println(g.newThread(tell).getName() + " " + g.newThread(tell).isVirtual());
        Thread broken = Thread.ofVirtual().name("broken").uncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + ": " + e))
            .unstarted(() -> { throw new IllegalStateException("deliberate"); });
        run(broken);
        for (Runnable r : new Runnable[] {() -> Thread.ofPlatform().priority(11), () -> Thread.ofPlatform().name(null),
            () -> Thread.ofVirtual().name("x", -1), () -> Thread.ofPlatform().stackSize(-1), () -> Thread.ofVirtual().unstarted(null)}) {
            try {
                r.run();
                System.out.println("passed");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
