// verdict: safe
// poll looks and takes in one step; one of the two gets the element.
package queues;

import java.util.concurrent.LinkedBlockingQueue;

class PollInstead {
    static Integer other;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        q.add(1);
        Thread t = new Thread(() -> other = q.poll());
        t.start();
        Integer mine = q.poll();
        t.join();
        assert (mine == null) != (other == null);
    }
}
