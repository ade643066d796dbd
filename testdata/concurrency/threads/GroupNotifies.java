// verdict: violated
// error: java.lang.AssertionError
// twin: GroupHasNotified
// release: 17-18
// The last thread of a group notifies who waits in the group's monitor as it leaves, behind all that it does itself.
package threads;

class GroupNotifies {
    static volatile boolean near, woken;

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        Thread last = new Thread(group, () -> near = true);
        Thread waits = new Thread(() -> {
            while (!near) Thread.yield();
            synchronized (group) {
                try {
                    group.wait();
                } catch (InterruptedException e) { }
            }
            woken = true;
        });
        waits.setDaemon(true);
        waits.start();
        last.start();
        last.join();
        assert !woken;
    }
}
