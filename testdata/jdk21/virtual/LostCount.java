// verdict: violated
// error: java.lang.AssertionError
// twin: AtomicCount
// Both may read the count before either writes it.
package virtual;

class LostCount {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> n++);
        Thread b = Thread.startVirtualThread(() -> n++);
        a.join();
        b.join();
        assert n == 2;
    }
}
