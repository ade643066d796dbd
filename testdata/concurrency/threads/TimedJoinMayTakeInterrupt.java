// verdict: violated
// error: java.lang.AssertionError
// twin: TimedJoinIsOver
// TimeUnit.timedJoin is a join like any other: an interrupt may come before the other thread has ended.
package threads;

import java.util.concurrent.TimeUnit;

class TimedJoinMayTakeInterrupt {
    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        Thread t = new Thread(() -> { });
        t.start();
        try {
            TimeUnit.SECONDS.timedJoin(t, 1);
            assert false : "joined, though interrupted";
        } catch (InterruptedException e) { }
    }
}
