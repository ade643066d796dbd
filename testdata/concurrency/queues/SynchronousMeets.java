// verdict: safe
// put returns only when the element was taken: what the taker wrote before taking is there.
package queues;

import java.util.concurrent.SynchronousQueue;

class SynchronousMeets {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        new Thread(() -> {
            try {
                n = 1;
                assert q.take() == 7;
            } catch (InterruptedException e) { }
        }).start();
        q.put(7);
        assert n == 1;
    }
}
