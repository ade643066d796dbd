// verdict: safe
// Who only looks at the first future completes nothing.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableNotHelped {
    public static void main(String[] args) {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = first.copy();
        new Thread(first::isDone).start();
        first.complete(1);
        assert second.isDone();
    }
}
