// verdict: safe
// release: 25
// Bindings of scoped values are a thread's own, and adding is one step.
package virtual;

import java.util.concurrent.atomic.AtomicInteger;

class ScopedAdds {
    static final ScopedValue<Integer> STEP = ScopedValue.newInstance();
    final AtomicInteger count = new AtomicInteger();

    void main() throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> ScopedValue.where(STEP, 1).run(this::add));
        Thread b = Thread.startVirtualThread(() -> ScopedValue.where(STEP, 2).run(this::add));
        a.join();
        b.join();
        assert count.get() == 3 && !STEP.isBound();
    }

    void add() {
        count.addAndGet(STEP.get());
    }
}
