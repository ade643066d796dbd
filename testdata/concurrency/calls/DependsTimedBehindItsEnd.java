// verdict: violated
// error: java.lang.AssertionError
// twin: DependsNoMoreBehindJoin
// Who waits for a future for a time has found that it is not complete before it enters itself with those that depend on it.
package calls;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

class DependsTimedBehindItsEnd {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> {
            try {
                future.get(1, TimeUnit.DAYS);
            } catch (Exception e) { // also that its time is over
                return;
            }
        }).start();
        future.complete(1);
        assert future.getNumberOfDependents() == 0 : "it depends on a future that is complete";
    }
}
