// verdict: violated
// error: java.lang.AssertionError
// twin: PollMissesNone
// release: 21
// Who polls has seen the only element, and none behind it. Main enters another one and takes
// the first: poll returns null, though the queue is never empty. Before 21 it looks again.
package queues;

import java.util.concurrent.LinkedTransferQueue;

class PollMissesTwo {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        queue.offer(1);
        Thread t = new Thread(() -> {
            assert queue.poll() != null;
        });
        t.start();
        queue.offer(2);
        queue.poll();
        t.join();
    }
}
