// verdict: violated
// error: java.lang.AssertionError
// twin: OfferMissesNone
// release: 21
// Who offers has seen the only one that waits, and nobody behind. Another comes, main gives the first
// an element: offer returns false, though somebody waits all the time. Before 21 it looks again.
package queues;

import java.util.concurrent.SynchronousQueue;

class OfferMissesTwo {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>(true);
    static boolean given;

    static Thread taker() {
        Thread t = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) { }
        });
        t.setDaemon(true);
        t.start();
        return t;
    }

    static boolean waits(Thread t) {
        return t.getState() == Thread.State.WAITING;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = taker();
        while (!waits(first)) Thread.yield();
        Thread other = new Thread(() -> given = queue.offer(2));
        other.start();
        Thread second = taker();
        while (!waits(second)) {
            if (!other.isAlive()) return;
            Thread.yield();
        }
        queue.offer(1);
        other.join();
        assert given;
    }
}
