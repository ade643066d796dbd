// verdict: safe
// join returns when the thread has ended.
package threads;

class Joined {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n = 1);
        t.start();
        t.join();
        assert n == 1;
        assert !t.isAlive();
        assert t.getState() == Thread.State.TERMINATED;
    }
}
