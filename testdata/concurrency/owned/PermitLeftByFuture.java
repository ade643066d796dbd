// verdict: violated
// error: java.lang.AssertionError
// twin: PermitLookedAtAgain
// Who is about to wait for a future finds it complete, and is given a permit nevertheless: the next time it parks it does not wait.
package owned;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;

class PermitLeftByFuture {
    private static volatile boolean went;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread other = new Thread(() -> {
            future.join();
            LockSupport.park();
            went = true;
        });
        other.setDaemon(true);
        other.start();
        future.complete("a");
        Thread.sleep(1000);
        assert !went : "a permit was left over";
    }
}
