// verdict: safe
// Who asks whether a thread is alive does not enter its monitor.
package threads;

class NotHeldByWhoJoins {
    private static volatile boolean passed, go, done;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!go) {
                Thread.onSpinWait();
            }
            passed = true;
            while (!done) {
                Thread.onSpinWait();
            }
        });
        t.start();
        go = true;
        boolean before = passed;
        t.isAlive();
        Thread.State state = t.getState();
        done = true;
        assert !before || state != Thread.State.BLOCKED : "blocked by nobody";
    }
}
