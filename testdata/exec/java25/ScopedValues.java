// release: 25
// exit: 1
package java25;

import java.util.*;
import java.util.concurrent.*;

/** Bindings of scoped values, nested, rebound, and in threads. */
public class ScopedValues {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static String now() {
        return USER.orElse("none") + DEPTH.orElse(0);
    }

    static int down(int n) {
        return n == 0 ? DEPTH.get() : ScopedValue.where(DEPTH, DEPTH.get() + n).call(() -> down(n - 1));
    }

    public static void main(String[] args) throws Exception {
        System.out.println(now() + USER.isBound());
        ScopedValue.where(USER, "ada").run(() -> {
            System.out.println(now() + USER.isBound());
            ScopedValue.where(USER, "bob").where(DEPTH, 2).run(() -> System.out.println(now()));
            System.out.println(now());
        });
        System.out.println(ScopedValue.where(DEPTH, 0).call(() -> down(6)));
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println("unbound " + e.getMessage());
        }
        try {
            ScopedValue.where(USER, "x").call(() -> { throw new java.io.IOException("inside " + USER.get()); });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage() + " " + USER.isBound());
        }
        ScopedValue.where(USER, "parent").run(() -> {
            Thread t = Thread.ofVirtual().start(() -> System.out.println("child " + now()));
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Callable<String> c = () -> ScopedValue.where(USER, "pool").call(ScopedValues::now);
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            System.out.println(pool.submit(c).get());
        }
        System.out.println(USER.orElseThrow(IllegalStateException::new));
    }
}
