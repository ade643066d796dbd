// verdict: safe
// It is repeated until it gets through; paths that lose for ever come back to the same state.
package choices;

import gov.nasa.jpf.vm.Verify;

class LossyHandshakeRepeated {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                while (Verify.getBoolean()) { }
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            while (!ready) lock.wait();
        }
    }
}
