// verdict: safe
// A release before the acquire is not lost.
package sync;

import java.util.concurrent.Semaphore;

class SemaphoreRemembers {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Semaphore s = new Semaphore(0);
        new Thread(() -> {
            n = 1;
            s.release();
        }).start();
        s.acquire();
        assert n == 1;
    }
}
