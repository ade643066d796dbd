// verdict: violated
// error: java.lang.AssertionError
// twin: CompletableOnce
// Two threads complete the same future: the first one wins, and it may be either.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableFirst {
    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> f.complete(1)).start();
        f.complete(2);
        assert f.join() == 2;
    }
}
