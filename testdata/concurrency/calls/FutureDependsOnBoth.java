// verdict: safe
// Who is at the second one is at the first one.
package calls;

import java.util.concurrent.CompletableFuture;

class FutureDependsOnBoth {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        Thread t = new Thread(() -> a.thenAcceptBoth(b, (x, y) -> { }));
        t.start();
        int second = b.getNumberOfDependents(), first = a.getNumberOfDependents();
        t.join();
        assert second == 0 || first == 1;
        assert a.getNumberOfDependents() == 1 && b.getNumberOfDependents() == 1;
    }
}
