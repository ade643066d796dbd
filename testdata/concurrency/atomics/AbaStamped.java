// verdict: safe
// Each change has a new stamp, so the old stamp of main does not fit after the thread's changes.
package atomics;

import java.util.concurrent.atomic.AtomicStampedReference;

class AbaStamped {
    static class Node {
        Node next;
        boolean owned;
    }

    public static void main(String[] args) throws InterruptedException {
        Node a = new Node(), b = new Node();
        a.next = b;
        AtomicStampedReference<Node> top = new AtomicStampedReference<>(a, 0);
        Thread t = new Thread(() -> {
            if (!top.compareAndSet(a, b, 0, 1)) return;
            if (!top.compareAndSet(b, null, 1, 2)) return;
            b.owned = true;
            a.next = null;
            top.compareAndSet(null, a, 2, 3);
        });
        t.start();
        int stamp = top.getStamp();
        Node next = a.next;
        if (stamp == 0) top.compareAndSet(a, next, stamp, stamp + 1);
        t.join();
        Node n = top.getReference();
        assert n == null || !n.owned;
    }
}
