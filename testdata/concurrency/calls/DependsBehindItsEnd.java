// verdict: violated
// error: java.lang.AssertionError
// twin: DependsNoMoreBehindJoin
// Who waits for a future has found that it is not complete before it enters itself with those that depend on it.
package calls;

import java.util.concurrent.CompletableFuture;

class DependsBehindItsEnd {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(future::join).start();
        future.complete(1);
        assert future.getNumberOfDependents() == 0 : "it depends on a future that is complete";
    }
}
