// verdict: violated
// error: deadlock
// twin: CompletableExceptionally
// The thread fails before it completes the future; join waits for ever.
package executors;

import java.util.concurrent.CompletableFuture;

class CompletableNever {
    static volatile String text = "x";

    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> {
            try {
                f.complete(text.length());
            } catch (NullPointerException swallowed) { }
        }).start();
        text = null;
        f.join();
    }
}
