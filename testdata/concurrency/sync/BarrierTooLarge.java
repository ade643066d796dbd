// verdict: violated
// error: deadlock
// twin: BarrierMeets
// Three are expected and two come.
package sync;

import java.util.concurrent.CyclicBarrier;

class BarrierTooLarge {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        new Thread(() -> {
            try {
                barrier.await();
            } catch (Exception e) { }
        }).start();
        barrier.await();
    }
}
