// verdict: safe
// The first one waits until the group has interrupted all of them.
package threads;

import java.util.concurrent.CountDownLatch;

class GroupHasInterrupted {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        CountDownLatch started = new CountDownLatch(1);
        Object lock = new Object(), over = new Object();
        Thread second = new Thread(group, () -> {
            synchronized (lock) { }
        });
        new Thread(group, () -> {
            synchronized (lock) {
                second.start();
                started.countDown();
                GroupInterrupt.waitForInterrupt();
                synchronized (over) {
                    assert second.isInterrupted();
                }
            }
        }).start();
        started.await();
        synchronized (over) {
            group.interrupt();
        }
    }
}
