package stubborn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

// Each of 20 threads counts twice; they are joined from a list.
class CountedByMany {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Thread t = new Thread(() -> {
                count.incrementAndGet();
                count.incrementAndGet();
            });
            threads.add(t);
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        if (count.get() != 40) {
            throw new AssertionError();
        }
    }
}
