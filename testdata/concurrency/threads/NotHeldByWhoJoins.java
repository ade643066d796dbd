// verdict: safe
// Who asks whether a thread is alive does not enter its monitor.
package threads;

class NotHeldByWhoJoins {
    private static volatile boolean passed, go;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!go) {
                Thread.onSpinWait();
            }
            passed = true;
            while (go) {
                Thread.onSpinWait();
            }
        });
        t.start();
        go = true;
        boolean before = passed;
        t.isAlive();
        Thread.State state = t.getState();
        go = false;
        assert !before || state != Thread.State.BLOCKED : "blocked by nobody";
    }
}
