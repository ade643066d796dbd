// verdict: violated
// error: java.lang.AssertionError
// twin: AbaStamped
// A stack a, b. main reads top a and its next b; the thread pops a and b and pushes a again. The compare-and-set finds a on
// top, as before, and makes b the top, which is no longer on the stack.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class Aba {
    static class Node {
        Node next;
        boolean owned; // by somebody who popped it
    }

    public static void main(String[] args) throws InterruptedException {
        Node a = new Node(), b = new Node();
        a.next = b;
        AtomicReference<Node> top = new AtomicReference<>(a);
        Thread t = new Thread(() -> {
            if (!top.compareAndSet(a, b)) return;
            if (!top.compareAndSet(b, null)) return;
            b.owned = true;
            a.next = null;
            top.compareAndSet(null, a);
        });
        t.start();
        Node next = a.next;
        top.compareAndSet(a, next);
        t.join();
        Node n = top.get();
        assert n == null || !n.owned;
    }
}
