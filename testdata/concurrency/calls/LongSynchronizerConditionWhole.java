// verdict: safe
// No signal is lost: who waits gives up the lock and is in the queue at once.
package calls;

import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

class LongSynchronizerConditionWhole {
    static volatile boolean told;

    static class Gate extends AbstractQueuedLongSynchronizer {
        @Override
        protected boolean tryAcquire(long n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(long n) {
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return true; // nobody asks without it
        }
    }

    public static void main(String[] args) throws Exception {
        Gate gate = new Gate();
        AbstractQueuedLongSynchronizer.ConditionObject condition = gate.new ConditionObject();
        new Thread(() -> {
            gate.acquire(1);
            told = true;
            condition.signalAll();
            gate.release(1);
        }).start();
        gate.acquire(1);
        boolean before = told;
        while (!told) condition.await();
        gate.release(1);
        System.out.println(before);
    }
}
