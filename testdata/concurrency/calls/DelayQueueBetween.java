// verdict: violated
// error: java.lang.AssertionError
// twin: DelayQueueWhole
// Main can take the first element before the second one is there.
package calls;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class DelayQueueBetween {
    record Token(int n) implements Delayed {
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        public int compareTo(Delayed other) {
            return Integer.compare(n, ((Token) other).n);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Token> q = new DelayQueue<>();
        Thread t = new Thread(() -> {
            q.add(new Token(1));
            q.offer(new Token(2));
        });
        t.start();
        Object a = q.poll(), b = q.poll();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
