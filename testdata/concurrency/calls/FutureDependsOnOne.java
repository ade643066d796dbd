// verdict: violated
// error: java.lang.AssertionError
// twin: FutureDependsOnBoth
// A stage enters itself at one future and then at the other.
package calls;

import java.util.concurrent.CompletableFuture;

class FutureDependsOnOne {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        new Thread(() -> a.thenAcceptBoth(b, (x, y) -> { })).start();
        int first = a.getNumberOfDependents(), second = b.getNumberOfDependents();
        assert first == second || second == 1;
    }
}
