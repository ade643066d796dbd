// verdict: violated
// error: deadlock
// twin: StampConverted
// A StampedLock knows no owner: its holder waits for itself.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampNotReentrant {
    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long s = lock.tryReadLock();
            if (s != 0) lock.unlockRead(s);
        }).start();
        long outer = lock.writeLock();
        long inner = lock.writeLock();
    }
}
