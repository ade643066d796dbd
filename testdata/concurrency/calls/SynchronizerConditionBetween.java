// verdict: violated
// error: java.lang.AssertionError
// twin: SynchronizerConditionWhole
// Main has told and not signalled yet. Until main gives the lock up who is woken stays in the queue.
package calls;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

class SynchronizerConditionBetween {
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
            while (!told) condition.awaitUninterruptibly();
            gate.release(1);
        }).start();
        Thread observer = new Thread(() -> {
            boolean is = told, woken = gate.hasQueuedThreads();
            System.out.println(is + " " + woken);
            assert !is || woken;
        });
        gate.acquire(1);
        if (gate.hasWaiters(condition)) {
            observer.start();
            told = true;
            condition.signal();
            observer.join();
        }
        told = true;
        gate.release(1);
    }
}
