// verdict: safe
// Two pushes and two pops in two threads: each pop gets one of the pushed values, never the same, for a pop whose top
// changed tries again, and nodes are never used again.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class TreiberStack {
    static class Node {
        final int value;
        Node next;

        Node(int value) { this.value = value; }
    }

    final AtomicReference<Node> top = new AtomicReference<>();

    void push(int v) {
        Node n = new Node(v);
        do {
            n.next = top.get();
        } while (!top.compareAndSet(n.next, n));
    }

    int pop() {
        Node n;
        do {
            n = top.get();
            assert n != null;
        } while (!top.compareAndSet(n, n.next));
        return n.value;
    }

    public static void main(String[] args) throws InterruptedException {
        TreiberStack s = new TreiberStack();
        int[] got = new int[2];
        Thread t = new Thread(() -> {
            s.push(1);
            got[0] = s.pop();
        });
        t.start();
        s.push(2);
        got[1] = s.pop();
        t.join();
        assert got[0] + got[1] == 3;
        assert s.top.get() == null;
    }
}
