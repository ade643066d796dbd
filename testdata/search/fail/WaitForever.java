// verdict: violated
// error: deadlock
// oracle: skip
// On one path the only thread waits, and nobody is there to notify it.
package fail;

import gov.nasa.jpf.vm.Verify;

class WaitForever {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        if (Verify.getInt(0, 2) == 2) {
            synchronized (lock) { lock.wait(); }
        }
    }
}
