// release: 25
package java25;

import java.util.*;

/** Virtual threads that block in monitors, as JDK 24 lets them do without pinning. */
public class SynchronizedVirtual {
    static final Object TURN = new Object();
    static int next;

    public static void main(String[] args) throws Exception {
        List<Thread> all = new ArrayList<>();
        StringBuilder order = new StringBuilder();
        for (int i = 9; i >= 0; i--) {
            int mine = i;
            all.add(Thread.ofVirtual().start(() -> {
                synchronized (TURN) {
                    while (next != mine) {
                        try {
                            TURN.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    order.append(mine);
                    next++;
                    TURN.notifyAll();
                }
            }));
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(order);
        Thread w = Thread.ofVirtual().unstarted(() -> {
            synchronized (TURN) {
                try {
                    TURN.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted " + e.getMessage() + Thread.holdsLock(TURN));
                }
            }
        });
        w.start();
        w.interrupt();
        w.join();
    }
}
