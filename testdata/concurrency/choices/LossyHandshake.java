// verdict: violated
// error: deadlock
// twin: LossyHandshakeRepeated
// The notification may be lost (chosen), and nobody repeats it.
package choices;

import gov.nasa.jpf.vm.Verify;

class LossyHandshake {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                if (Verify.getBoolean()) return;
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            while (!ready) lock.wait();
        }
    }
}
