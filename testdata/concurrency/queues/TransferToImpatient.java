// verdict: violated
// error: java.lang.AssertionError
// twin: TransferToNobody
// release: 17-20
// Who polls for no time at all waits for a moment nevertheless.
package queues;

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

class TransferToImpatient {
    public static void main(String[] args) {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        new Thread(() -> {
            try {
                queue.poll(0, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        assert !queue.tryTransfer(1);
    }
}
