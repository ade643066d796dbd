// verdict: safe
// The smaller one came first.
package owned;

import java.util.concurrent.PriorityBlockingQueue;

class SmallestWasFirst {
    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                int a = queue.take();
                int b = queue.take();
                assert a < b;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        queue.put(1);
        queue.put(2);
    }
}
