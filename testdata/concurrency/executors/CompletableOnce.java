// verdict: safe
// Exactly one of the two complete calls succeeds, and its value stays.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableOnce {
    static boolean other;

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> other = f.complete(1));
        t.start();
        boolean own = f.complete(2);
        t.join();
        assert own != other;
        assert f.join() == (own ? 2 : 1);
    }
}
