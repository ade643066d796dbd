// verdict: violated
// error: java.lang.AssertionError
// twin: MetInPhases
// The action runs in the thread that has come last.
package owned;

import java.util.concurrent.CyclicBarrier;

class ActsAtMeeting {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            assert Thread.currentThread() == main;
        });
        new Thread(() -> {
            try {
                barrier.await();
            } catch (Exception e) { }
        }).start();
        barrier.await();
    }
}
