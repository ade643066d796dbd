// verdict: safe
// As NotifiedBehindOthers, but whoever was notified looks again, and there is one item for each.
package owned;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class NotifiedAndChecked {
    static int items;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition some = lock.newCondition();
        Runnable take = () -> {
            lock.lock();
            try {
                while (items == 0) {
                    some.awaitUninterruptibly();
                }
                assert items > 0;
                items--;
            } finally {
                lock.unlock();
            }
        };
        new Thread(take).start();
        new Thread(take).start();
        for (int i = 0; i < 2; i++) {
            lock.lock();
            items++;
            some.signal();
            lock.unlock();
        }
    }
}
