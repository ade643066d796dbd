// verdict: safe
// Who has waited for a future has taken itself out.
package calls;

import java.util.concurrent.CompletableFuture;

class DependsNoMoreBehindJoin {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread waits = new Thread(future::join);
        waits.start();
        future.complete(1);
        waits.join();
        assert future.getNumberOfDependents() == 0 : "it depends on a future that is complete";
    }
}
