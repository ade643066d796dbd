// verdict: safe
// Who helps has ended: one of the two has completed the second future.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableHelpedBefore {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = first.thenApply(x -> x);
        Thread helps = new Thread(first::join);
        helps.start();
        first.complete(1);
        helps.join();
        assert second.isDone();
    }
}
