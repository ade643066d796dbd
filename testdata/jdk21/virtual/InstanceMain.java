// verdict: violated
// error: java.lang.AssertionError
// release: 25
// The launcher makes the instance whose count two virtual threads add to; scoped values
// tell each how much.
package virtual;

class InstanceMain {
    static final ScopedValue<Integer> STEP = ScopedValue.newInstance();
    int count;

    void main() throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> ScopedValue.where(STEP, 1).run(this::add));
        Thread b = Thread.startVirtualThread(() -> ScopedValue.where(STEP, 2).run(this::add));
        a.join();
        b.join();
        assert count == 3;
    }

    void add() {
        int seen = count;
        count = seen + STEP.get();
    }
}
