package drawn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

// Threads: one sequence of numbers is drawn, and there is a note.
//
// passed drawn.Threads4#sleeps
// passed drawn.Threads4#one
public class Threads4 {
    private int n;

    @Test
    public void sleeps() throws InterruptedException {
        Runnable work = () -> {
            for (int i = 0; i < 2; i++) {
                try {
                    Thread.sleep(new Random().nextInt(100));
                } catch (InterruptedException e) {
                    return;
                }
                synchronized (this) {
                    n++;
                }
            }
        };
        Thread t = new Thread(work);
        t.start();
        work.run();
        t.join();
        assertEquals(4, n);
    }

    @Test
    public void one() {
        assertTrue(new Random().nextInt(1000) < 1000);
    }
}
