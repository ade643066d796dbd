// verdict: safe
// A transfer is over when somebody has taken the element, and what is only tried is not left.
package calls;

import java.util.concurrent.LinkedTransferQueue;

class LinkedTransferQueueWhole {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        boolean[] taken = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                q.transfer(1);
                taken[0] = true;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        boolean tried = q.tryTransfer(2);
        int first = q.take();
        t.join();
        System.out.println(tried + " " + first + " " + taken[0]);
        assert !tried && first == 1 && taken[0];
    }
}
