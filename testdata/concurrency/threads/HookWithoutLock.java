// verdict: safe
// oracle: skip
// The lock is free when the program exits.
package threads;

class HookWithoutLock {
    public static void main(String[] args) {
        Object lock = new Object();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (lock) { }
        }));
        synchronized (lock) { }
        System.exit(0);
    }
}
