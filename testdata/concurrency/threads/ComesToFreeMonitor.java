// verdict: safe
// set: +vm.por=shared
// Who has yet to come to a monitor that is free is never blocked, also while nobody has asked for states before.
package threads;

class ComesToFreeMonitor {
    private static final Object LOCK = new Object();
    private static volatile boolean left, passed, over;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                passed = false;
            }
            left = true;
        }).start();
        Thread next = new Thread(() -> {
            if (left) {
                passed = true;
                synchronized (LOCK) {
                    passed = false;
                }
                over = true; // behind that its own end may hold it up
            }
        });
        next.start();
        boolean before = passed;
        Thread.State state = next.getState();
        assert !before || state != Thread.State.BLOCKED || over : "held up";
    }
}
