// verdict: violated
// error: java.lang.AssertionError
// twin: ReorderLocked
// One of some threads reads between the two writes of another.
package scale;

class ReorderAmongMany {
    static final int N = 5;
    static int a, b;
    static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> i == N - 1 ? ReorderAmongMany::read : ReorderAmongMany::write);
    }

    static void write() {
        if (LOCK != null) {
            a = 1;
            b = -1;
        }
    }

    static void read() {
        if (LOCK != null) {
            int x = a, y = b;
            assert x == 0 && y == 0 || x == 1 && y == -1;
        }
    }

    static void all(int n, java.util.function.IntFunction<Runnable> work) throws InterruptedException {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(work.apply(i));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
