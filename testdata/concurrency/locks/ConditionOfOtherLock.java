// verdict: violated
// error: java.lang.IllegalMonitorStateException
// twin: TwoConditions
// A condition belongs to its lock; signalling with another one's is refused.
package locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class ConditionOfOtherLock {
    public static void main(String[] args) {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Condition c = a.newCondition();
        new Thread(() -> {
            a.lock();
            c.signal();
            a.unlock();
        }).start();
        b.lock();
        c.signal();
        b.unlock();
    }
}
