// verdict: safe
// As StartedLater, but the thread has ended.
package threads;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

class StartedBefore {
    static volatile boolean begun;

    public static void main(String[] args) throws InterruptedException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getTotalStartedThreadCount();
        Thread parent = new Thread(() -> {
            begun = true;
            new Thread(() -> { }).start();
        });
        parent.start();
        parent.join();
        assert threads.getTotalStartedThreadCount() == before + 2;
    }
}
