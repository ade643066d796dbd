// verdict: violated
// error: deadlock
// twin: ResumeFirst
// oracle: skip
// release: 17-19
// A suspended thread keeps its locks: when it is suspended inside the block, main waits for ever before it can resume it.
package threads;

class SuspendHoldingLock {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) { Thread.yield(); }
        });
        t.start();
        t.suspend();
        synchronized (lock) { }
        t.resume();
    }
}
