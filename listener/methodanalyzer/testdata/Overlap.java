/** Fails when one thread has waited in a method while the other was in another. */
public class Overlap {
    boolean ready;
    boolean waited;

    synchronized void await() throws InterruptedException {
        while (!ready) {
            waited = true;
            wait();
        }
    }

    synchronized void signal() {
        ready = true;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        Overlap o = new Overlap();
        Overlap alone = new Overlap();
        alone.signal();
        Thread t = new Thread(() -> o.signal());
        t.start();
        o.await();
        t.join();
        if (o.waited) {
            throw new IllegalStateException();
        }
    }
}
