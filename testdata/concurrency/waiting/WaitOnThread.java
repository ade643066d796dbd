// verdict: safe
// A thread's end notifies all that wait on its object, as join relies on.
package waiting;

class WaitOnThread {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { });
        t.start();
        synchronized (t) {
            while (t.isAlive()) t.wait();
        }
        assert t.getState() == Thread.State.TERMINATED;
    }
}
