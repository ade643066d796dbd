// verdict: safe
// The thread cannot end before it is let go. What beans are described by is in caches, which are filled once.
package caches;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;

class InfoWhileItWaits {
    public static void main(String[] args) {
        CountDownLatch over = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                over.await();
            } catch (InterruptedException e) { }
        });
        t.start();
        ManagementFactory.getThreadMXBean().getThreadInfo(t.getId()).getThreadName();
        over.countDown();
    }
}
