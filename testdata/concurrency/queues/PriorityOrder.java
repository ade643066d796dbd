// verdict: safe
// The smaller element comes first if both are there; if main takes before the thread adds, it gets the one that is there.
package queues;

import java.util.concurrent.PriorityBlockingQueue;

class PriorityOrder {
    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        q.add(2);
        Thread t = new Thread(() -> q.add(1));
        t.start();
        int first = q.take();
        t.join();
        int second = q.take();
        assert first + second == 3;
    }
}
