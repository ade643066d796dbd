package drawn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

// Threads: one sequence of numbers is drawn, and there is a note.
//
// passed drawn.Threads5#sleeps
// passed drawn.Threads5#one
class Threads5 {
    private int n;

    @Test
    void sleeps() throws InterruptedException {
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
    void one() {
        assertTrue(new Random().nextInt(1000) < 1000);
    }
}
