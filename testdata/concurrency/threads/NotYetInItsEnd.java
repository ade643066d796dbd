// verdict: safe
// A thread that has something to do behind what is seen of it is not at its end.
package threads;

class NotYetInItsEnd {
    private static volatile boolean passed, go;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            passed = true;
            while (!go) {
                Thread.onSpinWait();
            }
        });
        t.start();
        boolean before = passed;
        Thread.State state = t.getState();
        go = true;
        assert !before || state != Thread.State.BLOCKED : "blocked before its end";
    }
}
