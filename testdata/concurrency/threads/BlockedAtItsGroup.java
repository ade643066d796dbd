// verdict: violated
// error: java.lang.AssertionError
// release: 17-18
// twin: NotYetInItsEnd
// A thread leaves its group when it ends, whose monitor the one has that makes another thread.
package threads;

class BlockedAtItsGroup {
    static Object kept;
    private static volatile boolean passed, go;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            if (go) {
                passed = true;
            }
        });
        t.start();
        go = true;
        kept = new Thread(() -> { });
        assert !passed || t.getState() != Thread.State.BLOCKED : "blocked at its group";
    }
}
