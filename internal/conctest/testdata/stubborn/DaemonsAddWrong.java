package stubborn;

import java.util.concurrent.atomic.AtomicInteger;

// Twenty daemons add while main waits for them; one of them finds that it is the last.
class DaemonsAddWrong {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        Thread[] threads = new Thread[20];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                if (number == 7 && sum.get() == 183) {
                    throw new AssertionError("the last one");
                }
                sum.addAndGet(number);
            });
            threads[i].setDaemon(true);
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
