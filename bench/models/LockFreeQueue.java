import java.util.concurrent.atomic.AtomicReference;

/** The queue of Michael and Scott: each thread adds and takes; at the end nothing is lost or doubled. */
public class LockFreeQueue {
    private static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) { this.value = value; }
    }

    private static final Node DUMMY = new Node(0);
    private static final AtomicReference<Node> HEAD = new AtomicReference<>(DUMMY);
    private static final AtomicReference<Node> TAIL = new AtomicReference<>(DUMMY);

    private static void add(int value) {
        Node n = new Node(value);
        while (true) {
            Node last = TAIL.get();
            Node next = last.next.get();
            if (next != null) {
                TAIL.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, n)) {
                TAIL.compareAndSet(last, n);
                return;
            }
        }
    }

    private static int take() {
        while (true) {
            Node first = HEAD.get();
            Node last = TAIL.get();
            Node next = first.next.get();
            if (first != HEAD.get()) {
                continue;
            }
            if (first == last) {
                if (next == null) {
                    return 0;
                }
                TAIL.compareAndSet(last, next);
            } else if (HEAD.compareAndSet(first, next)) {
                return next.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int[] taken = new int[threads];
        Thread[] list = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int me = i;
            list[i] = new Thread(() -> {
                add(1 << me);
                taken[me] = take();
            });
            list[i].start();
        }
        int all = 0;
        for (int i = 0; i < threads; i++) {
            list[i].join();
            assert taken[i] != 0 && (all & taken[i]) == 0;
            all |= taken[i];
        }
        assert all == (1 << threads) - 1;
    }
}
