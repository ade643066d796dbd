// verdict: safe
// The counter is never locked: its owner changes with start and join, one thread at a time.
package monitors;

class HandedOverByJoin {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> n++);
            t.start();
            t.join();
            n++;
        }
        assert n == 6;
    }
}
