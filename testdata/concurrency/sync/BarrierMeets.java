// verdict: safe
// Nobody passes before both have come, so each sees what the other wrote before; the action runs once.
package sync;

import java.util.concurrent.CyclicBarrier;

class BarrierMeets {
    static int a, b, met;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> met++);
        new Thread(() -> {
            try {
                a = 1;
                barrier.await();
                assert b == 1 && met == 1;
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }).start();
        b = 1;
        barrier.await();
        assert a == 1 && met == 1;
    }
}
