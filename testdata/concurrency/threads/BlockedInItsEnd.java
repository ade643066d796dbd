// verdict: violated
// error: java.lang.AssertionError
// twin: NotYetInItsEnd
// A thread comes to its end, for which it needs its own monitor, while the one that has started it is still in start, which is
// synchronized: it is seen blocked.
package threads;

class BlockedInItsEnd {
    private static volatile boolean passed;

    public static void main(String[] args) {
        Thread t = new Thread(() -> passed = true);
        t.start();
        assert !passed || t.getState() != Thread.State.BLOCKED : "blocked in its end";
    }
}
