// verdict: violated
// error: java.lang.AssertionError
// twin: ArrayBlockingOrder
// offer does not wait: the queue may still be full.
package queues;

import java.util.concurrent.ArrayBlockingQueue;

class OfferRefused {
    public static void main(String[] args) {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        q.add(1);
        new Thread(q::poll).start();
        assert q.offer(2);
    }
}
