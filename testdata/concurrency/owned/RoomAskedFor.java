// verdict: violated
// error: java.lang.AssertionError
// twin: RoomWaitedFor
// There need not be room yet.
package owned;

import java.util.concurrent.LinkedBlockingQueue;

class RoomAskedFor {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
        queue.put(1);
        Thread consumer = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        assert queue.offer(2);
    }
}
