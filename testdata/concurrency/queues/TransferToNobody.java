// verdict: safe
// Who polls without a time never waits.
package queues;

import java.util.concurrent.LinkedTransferQueue;

class TransferToNobody {
    public static void main(String[] args) {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        new Thread(queue::poll).start();
        assert !queue.tryTransfer(1);
    }
}
