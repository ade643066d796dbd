// verdict: safe
// Nothing is lost or doubled in an unbounded lock-free queue.
package queues;

import java.util.concurrent.ConcurrentLinkedQueue;

class ConcurrentLinkedAll {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        Thread t = new Thread(() -> q.add(1));
        t.start();
        q.add(2);
        t.join();
        assert q.poll() + q.poll() == 3;
        assert q.poll() == null;
    }
}
