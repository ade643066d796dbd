// verdict: safe
// One at a time, and who waits is woken.
package calls;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

class SynchronizerWhole {
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
        int[] n = new int[1];
        Thread t = new Thread(() -> {
            gate.acquire(1);
            n[0]++;
            gate.release(1);
        });
        t.start();
        gate.acquire(1);
        int before = n[0]++;
        gate.release(1);
        t.join();
        System.out.println(before);
        assert n[0] == 2 && !gate.hasQueuedThreads();
    }
}
