// verdict: violated
// error: java.lang.AssertionError
// twin: ConcurrentLinkedAll
// ArrayDeque is not made for two threads: both adds can use the same cell.
package queues;

import java.util.ArrayDeque;

class ArrayDequeShared {
    public static void main(String[] args) throws InterruptedException {
        ArrayDeque<Integer> q = new ArrayDeque<>();
        Thread t = new Thread(() -> q.add(1));
        t.start();
        q.add(2);
        t.join();
        assert q.size() == 2;
    }
}
