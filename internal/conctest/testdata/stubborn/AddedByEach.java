package stubborn;

import java.util.concurrent.atomic.AtomicInteger;

// Each of 20 threads adds a number of its own: the order of sums that nobody asks for.
class AddedByEach {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger sum = new AtomicInteger();
        Thread[] threads = new Thread[20];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> sum.addAndGet(number));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        if (sum.get() != 190) {
            throw new AssertionError();
        }
    }
}
