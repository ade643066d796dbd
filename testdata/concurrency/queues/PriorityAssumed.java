// verdict: violated
// error: java.lang.AssertionError
// twin: PriorityOrder
// The smaller element may come too late to be the first.
package queues;

import java.util.concurrent.PriorityBlockingQueue;

class PriorityAssumed {
    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        q.add(2);
        new Thread(() -> q.add(1)).start();
        assert q.take() == 1;
    }
}
