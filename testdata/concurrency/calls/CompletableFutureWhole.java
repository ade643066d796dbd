// verdict: safe
// One of two completes it.
package calls;

import java.util.concurrent.CompletableFuture;

class CompletableFutureWhole {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        boolean[] mine = new boolean[2];
        Thread t = new Thread(() -> mine[0] = a.complete(1));
        t.start();
        mine[1] = a.complete(2);
        int got = a.join();
        t.join();
        System.out.println(got);
        assert mine[0] != mine[1] && got == (mine[0] ? 1 : 2) && a.getNow(0) == got;
    }
}
