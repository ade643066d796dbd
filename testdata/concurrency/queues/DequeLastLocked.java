// verdict: safe
// A deque with a lock takes what is the last one at that moment.
package queues;

import java.util.concurrent.LinkedBlockingDeque;

class DequeLastLocked {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
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
