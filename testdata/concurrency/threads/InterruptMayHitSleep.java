// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptEndsSleep
// A sleep, even a short one, may be met by the interrupt.
package threads;

class InterruptMayHitSleep {
    public static void main(String[] args) throws InterruptedException {
        boolean[] thrown = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                thrown[0] = true;
            }
        });
        t.start();
        t.interrupt();
        t.join();
        assert !thrown[0];
    }
}
