// verdict: safe
// A fair lock excludes like any other; a timed or plain attempt changes nothing about that.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class FairLock {
    static int inside;

    static void use(ReentrantLock lock) {
        lock.lock();
        inside++;
        assert inside == 1;
        inside--;
        lock.unlock();
    }

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock(true);
        new Thread(() -> use(lock)).start();
        use(lock);
    }
}
