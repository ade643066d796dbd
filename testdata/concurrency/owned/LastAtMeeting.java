// verdict: violated
// error: java.lang.AssertionError
// twin: MetInPhases
// Who came last is told so.
package owned;

import java.util.concurrent.CyclicBarrier;

class LastAtMeeting {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            try {
                barrier.await();
            } catch (Exception e) { }
        }).start();
        int place = barrier.await();
        assert place == 0;
    }
}
