// verdict: violated
// error: java.lang.AssertionError
// twin: ReplicatedLog
// The follower stores whatever comes: an entry that is sent again before its acknowledgement was seen is stored twice.
package classic;

class ReplicatedLogDoubled {
    static int message = -1, acknowledged, stored;
    static boolean over;

    static synchronized void send(int entry) throws InterruptedException {
        while (message >= 0) ReplicatedLogDoubled.class.wait();
        message = entry;
        ReplicatedLogDoubled.class.notifyAll();
    }

    static boolean receive() throws InterruptedException {
        synchronized (ReplicatedLogDoubled.class) {
            while (message < 0 && !over) ReplicatedLogDoubled.class.wait();
            if (message < 0) return false;
            stored++;
            message = -1;
            ReplicatedLogDoubled.class.notifyAll();
        }
        synchronized (ReplicatedLogDoubled.class) { acknowledged = stored; }
        return true;
    }

    static synchronized int acknowledged() { return acknowledged; }

    static synchronized void close() {
        over = true;
        ReplicatedLogDoubled.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread follower = new Thread(() -> {
            try {
                while (receive()) { }
            } catch (InterruptedException e) { }
        });
        follower.start();
        for (int i = 0; i < 2 && acknowledged() < 1; i++) send(0);
        close();
        follower.join();
        assert stored == 1;
    }
}
