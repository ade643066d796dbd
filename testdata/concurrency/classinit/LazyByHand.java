// verdict: violated
// error: java.lang.AssertionError
// twin: Holder
// Two threads can find the variable empty.
package classinit;

class LazyByHand {
    static LazyByHand instance;

    static LazyByHand get() {
        if (instance == null) instance = new LazyByHand();
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        LazyByHand[] other = new LazyByHand[1];
        Thread t = new Thread(() -> other[0] = get());
        t.start();
        LazyByHand own = get();
        t.join();
        assert other[0] == own;
    }
}
