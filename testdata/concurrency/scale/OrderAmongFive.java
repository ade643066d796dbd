// verdict: violated
// error: java.lang.NullPointerException
// twin: OrderAmongFiveAwaited
// A reader among four can come before what it reads is there.
package scale;

import java.util.concurrent.CountDownLatch;

class OrderAmongFive {
    static final int N = 5;
    static final CountDownLatch READY = new CountDownLatch(1);
    static String name;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> i == N / 2 ? OrderAmongFive::write : OrderAmongFive::read);
    }

    static void write() {
        name = "there";
        READY.countDown();
    }

    static void read() {
        try {
            READY.await(0, java.util.concurrent.TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assert name.length() == 5;
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
