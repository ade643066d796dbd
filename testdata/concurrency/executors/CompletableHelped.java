// verdict: violated
// error: java.lang.AssertionError
// twin: CompletableNotHelped
// Who has waited for the first future has taken the second one off its stack, and has not completed it yet.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableHelped {
    public static void main(String[] args) {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = first.copy();
        new Thread(first::join).start();
        first.complete(1);
        assert second.isDone();
    }
}
