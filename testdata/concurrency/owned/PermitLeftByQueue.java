// verdict: violated
// error: java.lang.AssertionError
// twin: PermitLookedAtAgain
// Who is about to wait for an element finds one, and is given a permit nevertheless: the next time it parks it does not wait.
package owned;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.LockSupport;

class PermitLeftByQueue {
    private static volatile boolean went;

    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread other = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            LockSupport.park();
            went = true;
        });
        other.setDaemon(true);
        other.start();
        queue.put("a");
        Thread.sleep(1000);
        assert !went : "a permit was left over";
    }
}
