// verdict: safe
// The consumer ends with the pill, behind all that was put before it.
package queues;

import java.util.concurrent.LinkedBlockingQueue;

class PoisonPill {
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                for (int v = q.take(); v != 0; v = q.take()) sum += v;
            } catch (InterruptedException e) { }
        });
        t.start();
        q.add(3);
        q.add(0);
        t.join();
        assert sum == 3;
    }
}
