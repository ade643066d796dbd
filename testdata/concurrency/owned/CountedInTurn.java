// verdict: violated
// error: java.lang.AssertionError
// twin: CountedInTime
// Who waits for the first count goes on before the second has been begun, or not.
package owned;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class CountedInTurn {
    static volatile int written;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        new Thread(() -> {
            written = 1;
            first.countDown();
            written = 2;
            second.countDown();
        }).start();
        first.await();
        int w = written;
        if (second.await(1, TimeUnit.SECONDS)) {
            assert w == 1 || w == 2;
            return;
        }
        assert written == 2;
    }
}
