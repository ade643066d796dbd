// verdict: safe
// Not alive before start and after join, and TERMINATED once it was seen dead after the start.
package threads;

class MayBeAlive {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { });
        assert !t.isAlive() && t.getState() == Thread.State.NEW;
        t.start();
        if (!t.isAlive()) assert t.getState() == Thread.State.TERMINATED;
        t.join();
        assert !t.isAlive();
    }
}
