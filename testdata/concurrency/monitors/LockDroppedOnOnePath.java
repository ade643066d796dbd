// verdict: violated
// error: java.lang.AssertionError
// twin: LockKeptOnEveryPath
// The counter is locked on the first hundred paths; only who saw the flag goes without the lock.
package monitors;

class LockDroppedOnOnePath {
    static volatile boolean flag;
    static int n;

    static synchronized void locked() { n++; }

    static void either() {
        if (flag) {
            n++;
        } else {
            locked();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            locked();
            flag = true;
            locked();
        });
        t.start();
        either();
        t.join();
        assert n == 3;
    }
}
