// verdict: violated
// error: java.lang.AssertionError
// twin: PriorityBlockingQueueWhole
// Main can take the first element before the second one is there.
package calls;

import java.util.concurrent.PriorityBlockingQueue;

class PriorityBlockingQueueBetween {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> {
            q.offer(2);
            q.offer(1);
        });
        t.start();
        Object a = q.poll(), b = q.poll();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
