// verdict: safe
// A leader sends two entries to a follower over a channel that may lose each message; it sends again what was not
// acknowledged. The follower takes an entry only when it is the next one: its log is a prefix of the leader's.
package classic;

import gov.nasa.jpf.vm.Verify;

class ReplicatedLog {
    static final int ENTRIES = 2;
    static int message = -1, acknowledged, stored;
    static boolean over;

    static synchronized void send(int entry) throws InterruptedException {
        while (message >= 0) ReplicatedLog.class.wait();
        if (!Verify.getBoolean()) { // not lost
            message = entry;
            ReplicatedLog.class.notifyAll();
        }
    }

    static synchronized boolean receive() throws InterruptedException {
        while (message < 0 && !over) ReplicatedLog.class.wait();
        if (message < 0) return false;
        if (message == stored) stored++;
        message = -1;
        acknowledged = stored;
        ReplicatedLog.class.notifyAll();
        return true;
    }

    static synchronized int acknowledged() {
        assert acknowledged <= stored;
        return acknowledged;
    }

    static synchronized void close() {
        over = true;
        ReplicatedLog.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread follower = new Thread(() -> {
            try {
                while (receive()) { }
            } catch (InterruptedException e) { }
        });
        follower.start();
        for (int next = acknowledged(); next < ENTRIES; next = acknowledged()) send(next);
        close();
        follower.join();
        assert stored == ENTRIES;
    }
}
