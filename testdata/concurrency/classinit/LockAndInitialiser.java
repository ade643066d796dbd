// verdict: violated
// error: deadlock
// twin: InitialisedBeforeLock
// The initialiser takes a lock that main holds when it needs the class.
package classinit;

class LockAndInitialiser {
    static final Object LOCK = new Object();

    static class Registry {
        static int size;

        static {
            synchronized (LOCK) { size = 1; }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            int v = Registry.size;
        }).start();
        synchronized (LOCK) {
            int v = Registry.size;
        }
    }
}
