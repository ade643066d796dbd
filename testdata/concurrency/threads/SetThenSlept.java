// verdict: safe
// What a thread has done before it sleeps is done when it is awake.
package threads;

class SetThenSlept {
    static volatile int set;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            set = 1;
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        while (t.getState() != Thread.State.TIMED_WAITING && t.isAlive()) Thread.yield(); // it may have slept already
        Thread.State seen = t.getState();
        int was = set;
        if (seen == Thread.State.RUNNABLE && was == 0) throw new AssertionError("awake");
    }
}
