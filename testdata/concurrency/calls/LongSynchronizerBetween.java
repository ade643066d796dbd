// verdict: violated
// error: java.lang.AssertionError
// twin: LongSynchronizerWhole
// Who has tried three times in vain is not yet in the queue.
package calls;

import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

class LongSynchronizerBetween {
    static volatile int tries;

    static class Gate extends AbstractQueuedLongSynchronizer {
        @Override
        protected boolean tryAcquire(long n) {
            if (compareAndSetState(0, 1)) return true;
            tries++;
            return false;
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
        Thread t = new Thread(() -> {
            gate.acquire(1);
            gate.release(1);
        });
        gate.acquire(1);
        t.start();
        int n = tries;
        boolean waits = gate.hasQueuedThreads();
        gate.release(1);
        System.out.println(n + " " + waits);
        assert n < 3 || waits;
    }
}
