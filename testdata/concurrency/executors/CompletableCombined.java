// verdict: safe
// Whoever completes last runs the combination, which sees both results.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableCombined {
    public static void main(String[] args) {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<Integer> sum = a.thenCombine(b, Integer::sum);
        new Thread(() -> a.complete(1)).start();
        b.complete(2);
        assert sum.join() == 3;
    }
}
