// verdict: violated
// error: java.lang.AssertionError
// twin: LockFileMade
// Two threads see that there is no lock file before one of them makes it.
package files;

import java.io.File;

class LockFileAsked {
    static File lock;
    static volatile int inside;

    static void enter() {
        try {
            if (lock.exists()) {
                return;
            }
            lock.createNewFile();
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
        Thread t = new Thread(LockFileAsked::enter);
        t.start();
        enter();
        t.join();
    }
}
