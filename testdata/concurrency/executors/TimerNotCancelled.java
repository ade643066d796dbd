// verdict: violated
// error: deadlock
// twin: TimerRuns
// The timer's thread waits for more tasks, and is no daemon; main keeps the timer, so it is not collected.
package executors;

import java.util.Timer;
import java.util.TimerTask;

class TimerNotCancelled {
    static final Timer TIMER = new Timer();

    public static void main(String[] args) {
        TIMER.schedule(new TimerTask() {
            @Override
            public void run() { }
        }, 0);
    }
}
