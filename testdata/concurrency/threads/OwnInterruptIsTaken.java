// verdict: safe
// It has ended, and has found out before.
package threads;

class OwnInterruptIsTaken {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        });
        worker.start();
        worker.join();
        assert !worker.isInterrupted();
    }
}
