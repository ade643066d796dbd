// verdict: violated
// error: java.lang.AssertionError
// twin: MetInPhases
// Somebody sees how many have come while one has.
package owned;

import java.util.concurrent.CyclicBarrier;

class MeetingCounted {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    barrier.await();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
        assert barrier.getNumberWaiting() != 1;
    }
}
