// verdict: violated
// error: java.lang.AssertionError
// twin: SetThenSlept
// A thread is seen to be awake before it does the first thing.
package threads;

class SleptButNotYetSet {
    static volatile int set;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            set = 1;
        });
        t.start();
        while (t.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        Thread.State seen = t.getState();
        int was = set;
        if (seen == Thread.State.RUNNABLE && was == 0) throw new AssertionError("awake");
    }
}
