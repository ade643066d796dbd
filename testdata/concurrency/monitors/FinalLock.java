// verdict: safe
// The lock never changes, so one thread at most is inside.
package monitors;

class FinalLock {
    static final Object LOCK = new Object();
    static Integer n = 1000;
    static int inside;

    static void increment() {
        synchronized (LOCK) {
            n = n + 1;
            inside++;
            assert inside == 1;
            inside--;
        }
    }

    public static void main(String[] args) {
        new Thread(FinalLock::increment).start();
        increment();
    }
}
