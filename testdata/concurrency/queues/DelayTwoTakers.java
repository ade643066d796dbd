// verdict: violated
// error: deadlock
// twin: DelayTaken
// One element, two takers.
package queues;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class DelayTwoTakers {
    record Now() implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) { return 0; }

        @Override
        public int compareTo(Delayed other) { return 0; }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Now> q = new DelayQueue<>();
        q.add(new Now());
        new Thread(() -> {
            try {
                q.take();
            } catch (InterruptedException e) { }
        }).start();
        q.take();
    }
}
