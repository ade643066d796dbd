// verdict: safe
// Who puts something waits for room, and the queue is as full as before.
package owned;

import java.util.concurrent.LinkedBlockingQueue;

class RoomWaitedFor {
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
        queue.put(2);
        assert queue.peek() == 2;
    }
}
