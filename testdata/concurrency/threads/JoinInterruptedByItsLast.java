// verdict: violated
// error: deadlock
// twin: JoinInterruptedThenAsked
// The joined thread interrupts as its last act. Who joins comes back to the monitor before the
// thread's end, which then notifies it, or behind it, and nobody is left to notify.
package threads;

class JoinInterruptedByItsLast {
    public static void main(String[] args) throws Exception {
        Thread[] joiner = new Thread[1];
        Thread joined = new Thread(() -> joiner[0].interrupt());
        joiner[0] = new Thread(() -> {
            synchronized (joined) {
                try {
                    joined.join();
                } catch (InterruptedException e) {
                    try {
                        joined.wait();
                    } catch (InterruptedException again) {
                    }
                }
            }
        });
        joined.start();
        joiner[0].start();
    }
}
