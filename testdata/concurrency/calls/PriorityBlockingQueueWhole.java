// verdict: safe
// Of two that are there the least is taken.
package calls;

import java.util.concurrent.PriorityBlockingQueue;

class PriorityBlockingQueueWhole {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> {
            q.add(2);
            q.add(1);
        });
        t.start();
        int size = q.size();
        Integer first = q.poll();
        System.out.println(size + " " + first);
        assert size < 2 || first == 1;
    }
}
