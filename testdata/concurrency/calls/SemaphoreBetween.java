// verdict: violated
// error: java.lang.AssertionError
// twin: SemaphoreWhole
// Main can take the first permit before the second one is there.
package calls;

import java.util.concurrent.Semaphore;

class SemaphoreBetween {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(0);
        Thread t = new Thread(() -> {
            s.release();
            s.release();
        });
        t.start();
        boolean a = s.tryAcquire(), b = s.tryAcquire();
        System.out.println(a + " " + b);
        assert a == b;
    }
}
