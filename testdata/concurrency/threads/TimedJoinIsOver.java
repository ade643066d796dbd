// verdict: safe
// A timed join of somebody who was interrupted ends in one of two ways.
package threads;

import java.util.concurrent.TimeUnit;

class TimedJoinIsOver {
    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        Thread t = new Thread(() -> { });
        t.start();
        boolean taken = false;
        try {
            TimeUnit.SECONDS.timedJoin(t, 1);
        } catch (InterruptedException e) {
            taken = true;
        }
        assert taken != Thread.interrupted() : "taken, and still there";
    }
}
