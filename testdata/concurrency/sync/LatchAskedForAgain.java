// verdict: safe
// The latch is waited for in slices of time; each time that is over in vain the state is the same.
package sync;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class LatchAskedForAgain {
    static int slices;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        while (!latch.await(1, TimeUnit.SECONDS)) {
            slices = 1;
        }
        assert latch.getCount() == 0;
    }
}
