// verdict: safe
// A timer's task runs in the timer's thread, which ends when the task cancels the timer.
package executors;

import java.util.Timer;
import java.util.TimerTask;

class TimerRuns {
    public static void main(String[] args) {
        Timer timer = new Timer();
        Thread main = Thread.currentThread();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                assert Thread.currentThread() != main;
                timer.cancel();
            }
        }, 1);
    }
}
