// verdict: violated
// error: java.lang.AssertionError
// twin: GroupHasInterrupted
// A group interrupts one thread after the other. Who comes first may go on before the next one is interrupted.
package threads;

import java.util.concurrent.CountDownLatch;

class GroupInterruptsInTurn {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        CountDownLatch started = new CountDownLatch(1);
        Object lock = new Object();
        Thread second = new Thread(group, () -> {
            synchronized (lock) { }
        });
        new Thread(group, () -> {
            synchronized (lock) {
                second.start();
                started.countDown();
                GroupInterrupt.waitForInterrupt();
                assert second.isInterrupted();
            }
        }).start();
        started.await();
        group.interrupt();
    }
}
