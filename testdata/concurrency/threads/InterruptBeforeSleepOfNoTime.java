// verdict: safe
// The interrupt comes first, and the sleep of no time takes it.
package threads;

class InterruptBeforeSleepOfNoTime {
    public static void main(String[] args) throws InterruptedException {
        boolean[] late = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                Thread.currentThread().interrupt();
                Thread.sleep(0);
                late[0] = true;
            } catch (InterruptedException e) {
                late[0] = Thread.currentThread().isInterrupted();
            }
        });
        t.start();
        t.join();
        assert !late[0];
    }
}
