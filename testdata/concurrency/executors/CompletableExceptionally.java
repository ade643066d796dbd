// verdict: safe
// The failure is passed on.
package executors;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

class CompletableExceptionally {
    static volatile String text = "x";

    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> {
            try {
                f.complete(text.length());
            } catch (NullPointerException e) {
                f.completeExceptionally(e);
            }
        }).start();
        text = null;
        try {
            assert f.join() == 1;
        } catch (CompletionException e) {
            assert e.getCause() instanceof NullPointerException;
        }
    }
}
