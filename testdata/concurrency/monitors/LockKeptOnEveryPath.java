// verdict: safe
// Both branches lock.
package monitors;

class LockKeptOnEveryPath {
    static volatile boolean flag;
    static int n;

    static synchronized void locked() { n++; }

    static void either() {
        if (flag) {
            synchronized (LockKeptOnEveryPath.class) { n++; }
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
