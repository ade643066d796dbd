// verdict: safe
// Both outcomes of a sleep, and the flag in each: cleared by the exception, or still to be set or set after the sleep.
package threads;

class InterruptEndsSleep {
    public static void main(String[] args) throws InterruptedException {
        boolean[] thrown = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                thrown[0] = true;
                assert !Thread.currentThread().isInterrupted();
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
