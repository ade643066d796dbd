// verdict: safe
// The value is only read when it cannot have been written yet: m is written after the join.
package threads;

class CaughtErrorHidesNothing {
    static int n, m;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            int seen = n;
            if (seen == 0) return;
            assert m == 0;
        });
        t.start();
        n = 1;
        t.join();
        m = 1;
    }
}
