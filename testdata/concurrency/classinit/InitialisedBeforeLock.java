// verdict: safe
// main needs the class before it takes the lock.
package classinit;

class InitialisedBeforeLock {
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
        int v = Registry.size;
        synchronized (LOCK) {
            assert Registry.size == 1;
        }
    }
}
