// verdict: violated
// error: java.lang.AssertionError
// twin: LinkedBlockingDequeWhole
// Main can take the first element before the second one is there.
package calls;

import java.util.concurrent.LinkedBlockingDeque;

class LinkedBlockingDequeBetween {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
        Thread t = new Thread(() -> {
            q.addFirst(1);
            q.offerFirst(2);
        });
        t.start();
        Object a = q.pollLast(), b = q.pollLast();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
