// verdict: violated
// error: java.util.concurrent.BrokenBarrierException
// twin: MetInPhases
// One waits for some time only, and breaks the barrier for the other then.
package owned;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

class MeetingForATime {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        for (int i = 0; i < 2; i++) {
            boolean timed = i == 0;
            Thread t = new Thread(() -> {
                try {
                    if (timed) {
                        barrier.await(1, TimeUnit.SECONDS);
                    } else {
                        barrier.await();
                    }
                } catch (Exception e) { }
            });
            t.start();
        }
        barrier.await();
    }
}
