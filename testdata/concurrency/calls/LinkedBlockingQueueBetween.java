// verdict: violated
// error: java.lang.AssertionError
// twin: LinkedBlockingQueueWhole
// Main can take the first element before the second one is there.
package calls;

import java.util.concurrent.LinkedBlockingQueue;

class LinkedBlockingQueueBetween {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            q.offer(1);
            q.offer(2);
        });
        t.start();
        Object a = q.poll(), b = q.poll();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
