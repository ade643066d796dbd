// verdict: violated
// error: java.lang.IllegalStateException
// twin: TimerRuns
// The task cancels its timer; when main comes later with another task it is refused.
package executors;

import java.util.Timer;
import java.util.TimerTask;

class TimerKilled {
    static TimerTask cancel(Timer timer) {
        return new TimerTask() {
            @Override
            public void run() { timer.cancel(); }
        };
    }

    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(cancel(timer), 0);
        timer.schedule(cancel(timer), 0);
    }
}
