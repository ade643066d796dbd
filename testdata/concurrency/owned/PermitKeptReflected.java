// verdict: safe
// Nobody has the lock when the worker comes for it, which does not park there.
package owned;

import java.lang.reflect.Method;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class PermitKeptReflected {
    public static void main(String[] args) throws Exception {
        Method park = LockSupport.class.getMethod("park");
        ReentrantLock lock = new ReentrantLock();
        Thread worker = new Thread(() -> {
            lock.lock();
            lock.unlock();
            try {
                park.invoke(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        lock.lock();
        lock.unlock();
        worker.start();
        LockSupport.unpark(worker);
        worker.join();
    }
}
