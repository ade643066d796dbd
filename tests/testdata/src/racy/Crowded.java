package racy;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Too many schedules to take all of them, and what is wrong is at their begin: random ones find it. */
// failed racy.Crowded#torn: expected:<2> but was:<1>
public class Crowded {
    private int n;

    private void add() {
        int was;
        synchronized (this) {
            was = n;
        }
        synchronized (this) {
            n = was + 1;
        }
    }

    @Test
    public void torn() throws InterruptedException {
        List<Thread> all = new ArrayList<>(List.of(new Thread(this::add), new Thread(this::add)));
        int[] sum = new int[1];
        for (int i = 0; i < 12; i++) {
            int k = i;
            all.add(new Thread(() -> {
                for (int j = 0; j < 3; j++) {
                    synchronized (sum) {
                        sum[0] = 31 * sum[0] + k;
                    }
                }
            }));
        }
        for (Thread t : all) {
            t.start();
        }
        for (Thread t : all) {
            t.join();
        }
        assertEquals(2, n);
    }
}
