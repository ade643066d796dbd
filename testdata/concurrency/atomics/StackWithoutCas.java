// verdict: violated
// error: java.lang.AssertionError
// twin: TreiberStack
// set instead of compareAndSet: of two pushes on the same top one is lost.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class StackWithoutCas {
    static class Node {
        final Node next;

        Node(Node next) { this.next = next; }
    }

    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static void push() { TOP.set(new Node(TOP.get())); }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(StackWithoutCas::push);
        t.start();
        push();
        t.join();
        assert TOP.get().next != null;
    }
}
