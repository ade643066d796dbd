// verdict: violated
// error: java.lang.AssertionError
// twin: ConcurrentLinkedDequeWhole
// Main can take the first element before the second one is there.
package queues;

import java.util.concurrent.ConcurrentLinkedDeque;

class ConcurrentLinkedDequeBetween {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<Integer> q = new ConcurrentLinkedDeque<>();
        Thread t = new Thread(() -> {
            q.push(1);
            q.offerFirst(2);
        });
        t.start();
        Object a = q.pollLast(), b = q.pollLast();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
