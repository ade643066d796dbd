// verdict: safe
// Two meet: one of them was first, and who was seen to wait was.
package calls;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.BrokenBarrierException;

class CyclicBarrierWhole {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] at = new int[2];
        Thread t = new Thread(() -> {
            try {
                at[0] = barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        int waiting = barrier.getNumberWaiting();
        at[1] = barrier.await();
        t.join();
        System.out.println(waiting + " " + at[0] + " " + at[1]);
        assert at[0] + at[1] == 1 && (waiting == 0 || at[0] == 1);
        assert !barrier.isBroken() && barrier.getNumberWaiting() == 0;
    }
}
