package stubborn;

import java.util.concurrent.atomic.AtomicInteger;

// A hundred daemons add while main waits for them: nobody else keeps the program alive.
class DaemonsAdd {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        Thread[] threads = new Thread[100];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> sum.addAndGet(number));
            threads[i].setDaemon(true);
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        if (sum.get() != 4950) {
            throw new AssertionError();
        }
    }
}
