// verdict: violated
// error: java.lang.AssertionError
// twin: OneStageReaderLast
// The second stage of a write has not been done when the reader comes, the last thread.
package scale;

class TwoStageReaderLast {
    static final int N = 5;
    static final Object ONE = new Object(), TWO = new Object();
    static int first, second;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> i == N - 1 ? TwoStageReaderLast::read : TwoStageReaderLast::write);
    }

    static void write() {
        synchronized (ONE) {
            first++;
        }
        synchronized (TWO) {
            second = first;
        }
    }

    static void read() {
        int seen;
        synchronized (ONE) {
            seen = first;
            if (seen == 0) {
                return;
            }
        }
        synchronized (TWO) {
            assert second >= seen;
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
