// verdict: violated
// error: java.lang.NullPointerException
// twin: PollTimeOutHandled
// A timed poll returns null when nothing came in time.
package queues;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

class PollTimesOut {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        new Thread(() -> q.add(1)).start();
        int got = q.poll(1, TimeUnit.MICROSECONDS);
    }
}
