// verdict: violated
// error: java.lang.AssertionError
// twin: NotHeldByWhoJoins
// Who joins a thread enters its monitor, at which that one is seen blocked when it ends meanwhile.
package threads;

class BlockedByWhoJoins {
    private static volatile boolean passed, go;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            if (go) {
                passed = true;
            }
        });
        t.start();
        go = true;
        new Thread(() -> {
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        assert !passed || t.getState() != Thread.State.BLOCKED : "blocked by who joins";
    }
}
