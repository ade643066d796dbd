// verdict: violated
// error: java.lang.AssertionError
// twin: OneStageReaderFirst
// The second stage of a write has not been done when the reader comes, the first thread.
package scale;

class TwoStageReaderFirst {
    static final int N = 5;
    static final Object ONE = new Object(), TWO = new Object();
    static int first, second;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> i == 0 ? TwoStageReaderFirst::read : TwoStageReaderFirst::write);
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
