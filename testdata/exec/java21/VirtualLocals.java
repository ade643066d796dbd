// release: 21
package java21;

import java.util.concurrent.*;
import java.util.concurrent.locks.LockSupport;

/** Thread locals, contexts and park in virtual threads. */
public class VirtualLocals {
    static final ThreadLocal<StringBuilder> TEXT = ThreadLocal.withInitial(() -> new StringBuilder("start"));

    public static void main(String[] args) throws Exception {
        TEXT.get().append("-main");
        Thread a = Thread.ofVirtual().start(() -> {
            TEXT.get().append("-a");
            System.out.println(TEXT.get());
            TEXT.remove();
            System.out.println(TEXT.get());
            System.out.println(Thread.currentThread().getContextClassLoader() == ClassLoader.getSystemClassLoader());
            Thread.currentThread().interrupt();
            LockSupport.park();
            System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        });
        a.join();
        System.out.println(TEXT.get());
        Thread b = Thread.ofVirtual().unstarted(LockSupport::park);
        b.start();
        LockSupport.unpark(b);
        b.join();
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), r -> Thread.ofVirtual().name("cf").start(r));
        System.out.println(f.thenApply(s -> s + "!").get() + " " + f.state());
        Object lock = new Object();
        Thread c = Thread.ofVirtual().start(() -> {
            synchronized (lock) {
                try {
                    lock.wait(3);
                    System.out.println("waited");
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        c.join();
        StackTraceElement[] none = c.getStackTrace();
        System.out.println(none.length + " " + (c.threadId() > 0));
    }
}
