// verdict: safe
// What size says is there can be taken, the first in order first.
package calls;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class DelayQueueWhole {
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
            q.put(new Token(2));
            q.put(new Token(1));
        });
        t.start();
        int size = q.size();
        Token first = q.poll();
        System.out.println(size + " " + first);
        assert size == 0 || first.n == (size == 2 ? 1 : first.n);
        t.join();
        assert q.size() == (first == null ? 2 : 1);
    }
}
