// verdict: violated
// error: java.lang.AssertionError
// twin: SynchronousQueueWhole
// What is offered while nobody waits is lost: main may come between the two offers.
package calls;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

class SynchronousQueueBetween {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            q.offer(1);
            q.offer(2);
        });
        t.start();
        Integer got = q.poll(1, TimeUnit.MILLISECONDS);
        System.out.println(got);
        assert got == null || got == 1;
    }
}
