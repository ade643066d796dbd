// verdict: violated
// error: java.lang.AssertionError
// twin: DequeLastLocked
// ConcurrentLinkedDeque looks for the last element first and takes it then: 1 is taken
// from behind while 0 is there, and main has seen both.
package queues;

import java.util.concurrent.ConcurrentLinkedDeque;

class DequeLastOfTwoTimes {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> q = new ConcurrentLinkedDeque<>();
        Integer[] last = new Integer[1];
        Thread t = new Thread(() -> {
            q.addFirst(1);
            last[0] = q.pollLast();
        });
        t.start();
        q.addLast(0);
        int first = q.peekFirst();
        t.join();
        assert first == 0 || last[0] == 0;
    }
}
