// verdict: safe
// There are two elements, of which main takes one.
package queues;

import java.util.concurrent.LinkedTransferQueue;

class PollMissesNone {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        queue.offer(1);
        queue.offer(2);
        Thread t = new Thread(() -> {
            assert queue.poll() != null;
        });
        t.start();
        queue.offer(3);
        queue.poll();
        t.join();
    }
}
