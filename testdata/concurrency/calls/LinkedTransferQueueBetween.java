// verdict: violated
// error: java.lang.AssertionError
// twin: LinkedTransferQueueWhole
// Main can take the first element before the second one is there.
package calls;

import java.util.concurrent.LinkedTransferQueue;

class LinkedTransferQueueBetween {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            q.put(1);
            q.add(2);
        });
        t.start();
        Object a = q.poll(), b = q.poll();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
