// verdict: violated
// error: java.lang.AssertionError
// twin: ReplicatedLog
// Each entry is sent once; one that is lost is missing at the end.
package classic;

import gov.nasa.jpf.vm.Verify;

class ReplicatedLogNoResend {
    static final int ENTRIES = 2;
    static int message = -1, stored;
    static boolean over;

    static synchronized void send(int entry) throws InterruptedException {
        while (message >= 0) ReplicatedLogNoResend.class.wait();
        if (!Verify.getBoolean()) {
            message = entry;
            ReplicatedLogNoResend.class.notifyAll();
        }
    }

    static synchronized boolean receive() throws InterruptedException {
        while (message < 0 && !over) ReplicatedLogNoResend.class.wait();
        if (message < 0) return false;
        stored++;
        message = -1;
        ReplicatedLogNoResend.class.notifyAll();
        return true;
    }

    static synchronized void close() {
        over = true;
        ReplicatedLogNoResend.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread follower = new Thread(() -> {
            try {
                while (receive()) { }
            } catch (InterruptedException e) { }
        });
        follower.start();
        for (int i = 0; i < ENTRIES; i++) send(i);
        close();
        follower.join();
        assert stored == ENTRIES;
    }
}
