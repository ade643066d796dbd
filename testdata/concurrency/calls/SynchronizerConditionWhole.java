// verdict: safe
// No signal is lost: who waits gives up the lock and is in the queue at once.
package calls;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

class SynchronizerConditionWhole {
    static volatile boolean told;

    static class Gate extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
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
        AbstractQueuedSynchronizer.ConditionObject condition = gate.new ConditionObject();
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
