// verdict: violated
// error: java.lang.IllegalMonitorStateException
// Notifying needs the lock.
package fail;

import gov.nasa.jpf.vm.Verify;

class WaitWithoutLock {
    public static void main(String[] args) {
        Object lock = new Object();
        if (Verify.getBoolean()) lock.notify();
    }
}
