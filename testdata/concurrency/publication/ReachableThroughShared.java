// verdict: violated
// error: java.lang.AssertionError
// twin: OwnedByOne
// The inner object was never stored in a shared variable itself: the thread reaches it through the outer one.
package publication;

class ReachableThroughShared {
    static class Inner { int n; }

    static class Outer { final Inner inner = new Inner(); }

    public static void main(String[] args) throws InterruptedException {
        Outer outer = new Outer();
        Inner inner = outer.inner;
        Thread t = new Thread(() -> outer.inner.n++);
        t.start();
        inner.n++;
        t.join();
        assert inner.n == 2;
    }
}
