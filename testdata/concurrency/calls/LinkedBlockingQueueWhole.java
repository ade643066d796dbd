// verdict: safe
// Its two locks do not let the count and the elements part: what was refused was not added.
package calls;

import java.util.concurrent.LinkedBlockingQueue;

class LinkedBlockingQueueWhole {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        Thread t = new Thread(() -> q.offer(1));
        t.start();
        boolean added = q.offer(2);
        Integer first = q.poll();
        t.join();
        System.out.println(added + " " + first + " " + q.size() + " " + q.contains(1));
        assert added || first == 1;
        assert q.size() == (q.peek() == null ? 0 : 1);
    }
}
