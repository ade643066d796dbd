import gov.nasa.jpf.vm.Verify;

/**
 * A leader copies its log to followers, each behind a channel of one place that may lose a message. What is not
 * acknowledged is sent again; a follower takes an entry only when it is the next one. An entry is committed when a
 * majority has it, and what was committed is never lost. With "blind" followers take whatever comes, which is wrong.
 */
public class ReplicatedLog {
    private static final int NOTHING = -1;

    private final int entries;
    private final boolean blind;
    private final int[] channel;
    private final int[] stored;
    private final int[] acknowledged;
    private int committed;
    private boolean closed;

    private ReplicatedLog(int followers, int entries, boolean blind) {
        this.entries = entries;
        this.blind = blind;
        channel = new int[followers];
        stored = new int[followers];
        acknowledged = new int[followers];
        java.util.Arrays.fill(channel, NOTHING);
    }

    private synchronized void send(int follower) throws InterruptedException {
        while (channel[follower] != NOTHING) {
            wait();
        }
        if (acknowledged[follower] < entries && !Verify.getBoolean()) {
            channel[follower] = acknowledged[follower];
            notifyAll();
        }
        commit();
    }

    private void commit() {
        int have = 1; // the leader itself
        for (int n : acknowledged) {
            have += n > committed ? 1 : 0;
        }
        if (have > (stored.length + 1) / 2) {
            committed++;
        }
        int holders = 1;
        for (int n : stored) {
            holders += n >= committed ? 1 : 0;
            assert n <= entries;
        }
        assert holders > (stored.length + 1) / 2;
    }

    private boolean receive(int me) throws InterruptedException {
        synchronized (this) {
            while (channel[me] == NOTHING && !closed) {
                wait();
            }
            if (channel[me] == NOTHING) {
                return false;
            }
            if (blind || channel[me] == stored[me]) {
                stored[me]++;
            }
            channel[me] = NOTHING;
            notifyAll();
        }
        synchronized (this) {
            acknowledged[me] = Math.min(stored[me], entries);
            notifyAll();
        }
        return true;
    }

    private synchronized boolean finished() { return committed == entries; }

    private synchronized void close() {
        closed = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        int followers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int entries = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        boolean blind = args.length > 2 && args[2].equals("blind");
        ReplicatedLog log = new ReplicatedLog(followers, entries, blind);
        for (int i = 0; i < followers; i++) {
            int me = i;
            new Thread(() -> {
                try {
                    while (log.receive(me)) {
                        // next
                    }
                } catch (InterruptedException e) {
                    // the end
                }
            }).start();
        }
        for (int turn = 0; !log.finished(); turn = (turn + 1) % followers) {
            log.send(turn);
        }
        log.close();
    }
}
