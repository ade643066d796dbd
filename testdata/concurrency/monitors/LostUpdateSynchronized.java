// verdict: safe
// The reading and the writing of n are one critical section of the same lock in both threads.
package monitors;

class LostUpdateSynchronized {
    static int n;

    static synchronized void increment() { n++; }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(LostUpdateSynchronized::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
