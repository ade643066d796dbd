// verdict: safe
// An element whose delay has passed is taken, whoever comes first. The delay is 0, so nobody needs a clock.
package queues;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class DelayTaken {
    record Now() implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) { return 0; }

        @Override
        public int compareTo(Delayed other) { return 0; }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Now> q = new DelayQueue<>();
        new Thread(() -> q.add(new Now())).start();
        assert q.take() != null;
    }
}
