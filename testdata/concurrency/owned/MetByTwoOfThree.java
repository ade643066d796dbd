// verdict: violated
// error: deadlock
// twin: MetInPhases
// One of three never comes.
package owned;

import java.util.concurrent.CyclicBarrier;

class MetByTwoOfThree {
    static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(3);
        new Thread(() -> meet(barrier)).start();
        new Thread(() -> meet(barrier)).start();
    }
}
