// verdict: violated
// error: java.lang.AssertionError
// twin: MichaelScott
// Linking the new node with set: of two enqueuers at the same tail one loses its node.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class QueueWithoutCas {
    static class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    static final Node HEAD = new Node();
    static final AtomicReference<Node> TAIL = new AtomicReference<>(HEAD);

    static void enqueue() {
        Node n = new Node(), last = TAIL.get();
        last.next.set(n);
        TAIL.set(n);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(QueueWithoutCas::enqueue);
        t.start();
        enqueue();
        t.join();
        int length = 0;
        for (Node n = HEAD.next.get(); n != null; n = n.next.get()) length++;
        assert length == 2;
    }
}
