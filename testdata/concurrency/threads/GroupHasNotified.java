// verdict: safe
// Who begins to wait when the last thread has gone waits for ever.
package threads;

class GroupHasNotified {
    static volatile boolean woken;

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        Thread last = new Thread(group, () -> { });
        Thread waits = new Thread(() -> {
            try {
                last.join();
                synchronized (group) {
                    group.wait();
                }
            } catch (InterruptedException e) { }
            woken = true;
        });
        last.start();
        waits.setDaemon(true);
        waits.start();
        last.join();
        assert !woken;
    }
}
