/**
 * Threads that turn volatile counters of their own for ever, read and write apart, and look at those of the others: each
 * transition but the rarest lets another thread go on. Beside them live as many objects as the third argument says.
 */
public class Turns {
    private static final class Counter {
        volatile int value;
    }

    public static void main(String[] args) {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int n = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        Object[] kept = new Object[args.length > 2 ? Integer.parseInt(args[2]) : 300];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new int[2];
        }
        Counter[] counters = new Counter[threads];
        for (int i = 0; i < threads; i++) {
            counters[i] = new Counter();
        }
        for (int i = 0; i < threads; i++) {
            Counter mine = counters[i];
            Counter next = counters[(i + 1) % threads];
            new Thread(() -> {
                while (kept.length >= 0) {
                    int limit = next.value >= 0 ? n : 1;
                    mine.value = (mine.value + 1) % limit;
                }
            }).start();
        }
    }
}
