// verdict: safe
// Whether it disturbs the sleep or comes later, the interrupt is noticed once.
package threads;

class InterruptAroundSleep {
    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
                while (!Thread.interrupted()) {
                    Thread.yield();
                }
            } catch (InterruptedException e) {
                seen[0]--;
            }
            seen[0] += Thread.currentThread().isInterrupted() ? 5 : 1;
        });
        t.start();
        t.interrupt();
        t.join();
        assert seen[0] == 0 || seen[0] == 1;
    }
}
