/** What goes wrong, or does not, among many threads. Arguments: what, and how many. */
class Crowd {
    static volatile int first, second;
    static final Object one = new Object(), other = new Object();

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[1]);
        switch (args[0]) {
            case "torn": // one thread reads between the two writes of another
                together(n, i -> i == n - 1 ? Crowd::compare : Crowd::write);
                break;
            case "whole": // it cannot
                together(n, i -> i == n - 1 ? Crowd::compareAlone : Crowd::writeAlone);
                break;
            case "ring": // each thread holds what the next one wants
                ring(n, n);
                break;
            case "ordered": // but the last one takes the first lock first
                ring(n, n - 1);
                break;
            default:
                throw new IllegalArgumentException(args[0]);
        }
    }

    interface Work { Runnable of(int thread); }

    static void together(int n, Work work) throws InterruptedException {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(work.of(i));
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }

    static void write() {
        first = 1;
        second = 1;
    }

    static void compare() {
        int s = second, f = first;
        if (f == 1 && s == 0) {
            throw new AssertionError("torn");
        }
    }

    static void writeAlone() {
        synchronized (one) {
            write();
        }
    }

    static void compareAlone() {
        synchronized (one) {
            compare();
        }
    }

    static void ring(int n, int inOrder) throws InterruptedException {
        Object[] locks = new Object[n];
        for (int i = 0; i < n; i++) {
            locks[i] = new Object();
        }
        together(n, i -> {
            Object left = locks[i], right = locks[(i + 1) % n];
            return i < inOrder ? () -> both(left, right) : () -> both(right, left);
        });
    }

    static void both(Object p, Object q) {
        synchronized (p) {
            synchronized (q) {
                first++;
            }
        }
    }
}
