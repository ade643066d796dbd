// verdict: safe
// One was put, and one taken.
package owned;

import java.util.concurrent.LinkedBlockingQueue;

class SizeInTheEnd {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        queue.put(1);
        Thread consumer = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        queue.put(2);
        consumer.join();
        assert queue.size() == 1;
    }
}
