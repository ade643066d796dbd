// verdict: violated
// error: java.util.concurrent.BrokenBarrierException
// twin: BarrierMeets
// An interrupt of one breaks the barrier for all: main gets the exception if it came before, or comes later.
package sync;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class BarrierBroken {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) { }
        });
        t.start();
        t.interrupt();
        barrier.await();
    }
}
