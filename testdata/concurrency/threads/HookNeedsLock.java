// verdict: violated
// error: deadlock
// twin: HookWithoutLock
// oracle: skip
// exit waits for the hook, and the hook for the lock that the exiting thread holds.
package threads;

class HookNeedsLock {
    public static void main(String[] args) {
        Object lock = new Object();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (lock) { }
        }));
        synchronized (lock) { System.exit(0); }
    }
}
