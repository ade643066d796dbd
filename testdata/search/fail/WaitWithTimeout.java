// verdict: safe
// oracle: skip
// A wait with a timeout ends by itself.
package fail;

import gov.nasa.jpf.vm.Verify;

class WaitWithTimeout {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        if (Verify.getBoolean()) {
            synchronized (lock) { lock.wait(10); }
        }
    }
}
