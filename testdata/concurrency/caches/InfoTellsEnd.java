// verdict: violated
// error: java.lang.NullPointerException
// twin: InfoWhileItWaits
// A thread that has ended has no ThreadInfo any more.
package caches;

import java.lang.management.ManagementFactory;

class InfoTellsEnd {
    public static void main(String[] args) {
        Thread t = new Thread(() -> { });
        t.start();
        ManagementFactory.getThreadMXBean().getThreadInfo(t.getId()).getThreadName();
    }
}
