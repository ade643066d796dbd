// verdict: safe
// A queue that is not fair looks again when somebody else gave the one that waits an element.
package queues;

import java.util.concurrent.SynchronousQueue;

class OfferMissesNone {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>(false);
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
