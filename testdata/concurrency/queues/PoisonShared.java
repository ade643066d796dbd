// verdict: violated
// error: deadlock
// twin: PoisonPill
// One pill for two consumers: the other one waits for ever.
package queues;

import java.util.concurrent.LinkedBlockingQueue;

class PoisonShared {
    static void consume(LinkedBlockingQueue<Integer> q) {
        try {
            while (q.take() != 0) { }
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        new Thread(() -> consume(q)).start();
        q.add(0);
        consume(q);
    }
}
