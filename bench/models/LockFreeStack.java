import java.util.concurrent.atomic.AtomicReference;

/** A stack with compare-and-set on its top: each thread pushes and pops; at the end nothing is lost or doubled. */
public class LockFreeStack {
    private static final class Node {
        final int value;
        Node next;

        Node(int value) { this.value = value; }
    }

    private static final AtomicReference<Node> TOP = new AtomicReference<>();

    private static void push(int value) {
        Node n = new Node(value);
        do {
            n.next = TOP.get();
        } while (!TOP.compareAndSet(n.next, n));
    }

    private static int pop() {
        Node n;
        do {
            n = TOP.get();
        } while (!TOP.compareAndSet(n, n.next));
        return n.value;
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        int[] popped = new int[threads];
        Thread[] list = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int me = i;
            list[i] = new Thread(() -> {
                for (int r = 0; r < rounds; r++) {
                    push(1 << me * rounds + r);
                    popped[me] |= pop();
                }
            });
            list[i].start();
        }
        int all = 0;
        for (int i = 0; i < threads; i++) {
            list[i].join();
            assert (all & popped[i]) == 0;
            all |= popped[i];
        }
        assert all == (1 << threads * rounds) - 1 && TOP.get() == null;
    }
}
