// verdict: safe
// Only one thread can make the lock file; the other one gives up.
package files;

import java.io.File;

class LockFileMade {
    static File lock;
    static volatile int inside;

    static void enter() {
        try {
            if (!lock.createNewFile()) {
                return;
            }
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
        inside++;
        assert inside == 1;
        inside--;
        lock.delete();
    }

    public static void main(String[] args) throws Exception {
        lock = File.createTempFile("files", null);
        lock.delete();
        Thread t = new Thread(LockFileMade::enter);
        t.start();
        enter();
        t.join();
    }
}
