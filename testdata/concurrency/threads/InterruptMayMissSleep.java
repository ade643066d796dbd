// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptEndsSleep
// The sleep may be over when the interrupt comes.
package threads;

class InterruptMayMissSleep {
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
        assert thrown[0];
    }
}
