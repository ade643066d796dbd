// verdict: violated
// error: deadlock
// twin: PermitKeptReflected
// The program's own code parks, too, where it does so by reflection.
package owned;

import java.lang.reflect.Method;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class PermitUsedUpReflected {
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
        worker.start();
        LockSupport.unpark(worker);
        lock.unlock();
        worker.join();
    }
}
