// verdict: safe
// The only permit is had by one of two.
package calls;

import java.util.concurrent.Semaphore;

class SemaphoreWhole {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(1);
        boolean[] got = new boolean[2];
        Thread t = new Thread(() -> got[0] = s.tryAcquire());
        t.start();
        int seen = s.availablePermits();
        int drained = s.drainPermits();
        t.join();
        System.out.println(got[0] + " " + seen + " " + drained);
        assert drained == (got[0] ? 0 : 1) && drained <= seen;
        s.release();
        s.acquire();
        assert s.availablePermits() == 0;
    }
}
