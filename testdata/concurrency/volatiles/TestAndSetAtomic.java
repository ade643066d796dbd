// verdict: safe
// One atomic exchange tests and sets.
package volatiles;

class TestAndSetAtomic {
    static final java.util.concurrent.atomic.AtomicBoolean LOCKED = new java.util.concurrent.atomic.AtomicBoolean();
    static int inside;

    static void use() {
        while (LOCKED.getAndSet(true)) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        LOCKED.set(false);
    }

    public static void main(String[] args) {
        new Thread(TestAndSetAtomic::use).start();
        use();
    }
}
