// verdict: safe
// The queue of Michael and Scott: one enqueuer, one dequeuer who helps, and at the end the values are there once, in order.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class MichaelScott {
    static class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) { this.value = value; }
    }

    final AtomicReference<Node> head, tail;

    MichaelScott() {
        Node dummy = new Node(0);
        head = new AtomicReference<>(dummy);
        tail = new AtomicReference<>(dummy);
    }

    void enqueue(int v) {
        Node n = new Node(v);
        while (true) {
            Node last = tail.get(), next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, n)) {
                tail.compareAndSet(last, n);
                return;
            }
        }
    }

    int dequeue() {
        while (true) {
            Node first = head.get(), last = tail.get(), next = first.next.get();
            if (next == null) return 0;
            if (first == last) {
                tail.compareAndSet(last, next);
            } else if (head.compareAndSet(first, next)) {
                return next.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MichaelScott q = new MichaelScott();
        Thread t = new Thread(() -> {
            q.enqueue(1);
            q.enqueue(2);
        });
        t.start();
        int a = q.dequeue();
        t.join();
        int b = q.dequeue(), c = q.dequeue();
        assert a == 0 && b == 1 && c == 2 || a == 1 && b == 2 && c == 0;
    }
}
