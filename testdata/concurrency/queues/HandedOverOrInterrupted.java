// verdict: safe
// What is handed over to somebody who was interrupted leaves the interrupt where it is.
package queues;

import java.util.concurrent.SynchronousQueue;

class HandedOverOrInterrupted {
    static volatile boolean given;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread t = new Thread(() -> given = queue.offer("here"));
        t.start();
        Thread.currentThread().interrupt();
        boolean got = false;
        try {
            got = queue.take() != null;
            assert Thread.interrupted() : "the interrupt is lost";
        } catch (InterruptedException e) { }
        t.join();
        assert got == given : "lost on the way";
    }
}
