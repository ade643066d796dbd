// verdict: violated
// error: java.lang.AssertionError
// twin: CompletableFutureWhole
// Main can see the first one complete and not the second one.
package calls;

import java.util.concurrent.CompletableFuture;

class CompletableFutureBetween {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        Thread t = new Thread(() -> {
            a.complete(1);
            b.complete(2);
        });
        t.start();
        int second = b.getNow(0), first = a.getNow(0);
        System.out.println(first + " " + second);
        assert first == 0 || second == 2;
    }
}
