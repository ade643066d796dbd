// verdict: safe
// Both outcomes are provided for.
package queues;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

class PollTimeOutHandled {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        new Thread(() -> q.add(1)).start();
        Integer got = q.poll(1, TimeUnit.MICROSECONDS);
        if (got == null) got = q.take();
        assert got == 1;
    }
}
