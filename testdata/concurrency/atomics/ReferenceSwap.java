// verdict: safe
// Each exchange gets what the other put or the first value: every value is somewhere exactly once.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class ReferenceSwap {
    static String fromThread;

    public static void main(String[] args) throws InterruptedException {
        AtomicReference<String> ref = new AtomicReference<>("a");
        Thread t = new Thread(() -> fromThread = ref.getAndSet("b"));
        t.start();
        String own = ref.getAndSet("c");
        t.join();
        String all = own + fromThread + ref.get();
        assert all.equals("bac") || all.equals("acb") : all;
    }
}
