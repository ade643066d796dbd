// verdict: violated
// error: java.lang.AssertionError
// twin: MayBeAlive
// A thread that was started may have ended already.
package threads;

class MayBeDead {
    public static void main(String[] args) {
        Thread t = new Thread(() -> { });
        t.start();
        assert t.isAlive();
    }
}
