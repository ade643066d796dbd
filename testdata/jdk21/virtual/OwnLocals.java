// verdict: safe
// A virtual thread has thread locals of its own.
package virtual;

class OwnLocals {
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) throws InterruptedException {
        Runnable add = () -> {
            LOCAL.set(LOCAL.get() + 1);
            assert LOCAL.get() == 1;
        };
        Thread a = Thread.startVirtualThread(add);
        Thread b = Thread.startVirtualThread(add);
        add.run();
        a.join();
        b.join();
    }
}
