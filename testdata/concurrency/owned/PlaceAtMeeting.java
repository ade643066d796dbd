// verdict: violated
// error: java.lang.AssertionError
// twin: MetInPhases
// One is told its place, of those who are not: it may be the first and the last.
package owned;

import java.util.concurrent.CyclicBarrier;

class PlaceAtMeeting {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] place = new int[1];
        Thread a = new Thread(() -> {
            try {
                barrier.await();
            } catch (Exception e) { }
        });
        Thread b = new Thread(() -> {
            try {
                place[0] = barrier.await();
            } catch (Exception e) { }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert place[0] == 1;
    }
}
