// verdict: safe
// Nobody gives them anything.
package queues;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

class PollsForNanosInVain {
    static int over;

    static void poll(BlockingQueue<Integer> queue) throws InterruptedException {
        if (queue.poll(700, TimeUnit.NANOSECONDS) == null) over++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> { });
        other.start();
        poll(new LinkedTransferQueue<>());
        poll(new SynchronousQueue<>());
        poll(new SynchronousQueue<>(true));
        other.join();
        assert over == 3;
    }
}
