// verdict: violated
// error: java.lang.AssertionError
// twin: StartedBefore
// A thread that has begun has not yet started the other one, which is counted.
package threads;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

class StartedLater {
    static volatile boolean begun;

    public static void main(String[] args) throws InterruptedException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getTotalStartedThreadCount();
        Thread parent = new Thread(() -> {
            begun = true;
            new Thread(() -> { }).start();
        });
        parent.start();
        while (!begun) {
            Thread.yield();
        }
        assert threads.getTotalStartedThreadCount() == before + 2;
    }
}
