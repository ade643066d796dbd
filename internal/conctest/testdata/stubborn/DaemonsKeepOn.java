package stubborn;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

// Three daemons go on for ever, each with a counter of its own. One of them lets main go, if
// the fourth thread has not taken the turn.
class DaemonsKeepOn {
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger turn = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            int number = i;
            Thread t = new Thread(() -> {
                AtomicInteger own = new AtomicInteger();
                while (true) {
                    own.set((own.get() + 1) % 3);
                    if (number == 1 && turn.compareAndSet(0, 1)) {
                        done.countDown();
                    }
                }
            });
            t.setDaemon(true);
            t.start();
        }
        Thread last = new Thread(() -> turn.compareAndSet(0, 2));
        last.start();
        done.await();
    }
}
