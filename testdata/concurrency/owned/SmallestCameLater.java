// verdict: violated
// error: java.lang.AssertionError
// twin: SmallestWasFirst
// What is there is taken by its size, what comes later cannot be.
package owned;

import java.util.concurrent.PriorityBlockingQueue;

class SmallestCameLater {
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
        queue.put(2);
        queue.put(1);
    }
}
