/** Waits for a notification that never comes. */
public class Forgotten {
    public static void main(String[] args) throws InterruptedException {
        Object o = new Object();
        synchronized (o) {
            o.wait();
        }
    }
}
