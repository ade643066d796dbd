// verdict: violated
// error: java.util.concurrent.BrokenBarrierException
// twin: MetInPhases
// Who waits at a barrier when that is reset finds it broken.
package owned;

import java.util.concurrent.CyclicBarrier;

class MeetingReset {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            barrier.reset();
            try {
                barrier.await();
            } catch (Exception e) { }
        });
        t.start();
        barrier.await();
    }
}
