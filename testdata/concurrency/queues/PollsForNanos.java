// verdict: violated
// error: java.lang.AssertionError
// twin: PollsForNanosInVain
// For less than a microsecond nobody parks: the clock is read until the time is over, which it must be once.
package queues;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

class PollsForNanos {
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
        assert over < 3;
    }
}
