// verdict: safe
// The loop comes back to the same state until the thread has written; no path leaves it early.
package threads;

class YieldLoop {
    static volatile int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        while (n == 0) Thread.yield();
        assert n == 1;
    }
}
