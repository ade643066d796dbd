// verdict: safe
// oracle: skip
// The other thread has made its thread before this one makes another.
package threads;

class NumberedInTurn {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> new Thread());
        t.start();
        t.join();
        assert new Thread().getName().equals("Thread-2");
    }
}
