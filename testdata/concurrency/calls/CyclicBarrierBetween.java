// verdict: violated
// error: java.lang.AssertionError
// twin: CyclicBarrierWhole
// Main can see the barrier broken before it is reset.
package calls;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.BrokenBarrierException;

class CyclicBarrierBetween {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                System.out.println("broken");
            }
            barrier.reset();
        });
        t.start();
        int before = barrier.getNumberWaiting();
        t.interrupt();
        int waiting = barrier.getNumberWaiting();
        boolean broken = barrier.isBroken();
        System.out.println(before + " " + waiting + " " + broken);
        t.join();
        assert !broken;
    }
}
