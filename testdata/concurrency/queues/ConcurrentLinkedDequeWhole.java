// verdict: safe
// Both take the only element, from its two ends: one of them gets it.
package queues;

import java.util.concurrent.ConcurrentLinkedDeque;

class ConcurrentLinkedDequeWhole {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<Integer> q = new ConcurrentLinkedDeque<>();
        q.addLast(1);
        Integer[] taken = new Integer[2];
        Thread t = new Thread(() -> taken[0] = q.pollFirst());
        t.start();
        Integer seen = q.peekFirst();
        taken[1] = q.pollLast();
        t.join();
        System.out.println(taken[0] + " " + taken[1] + " " + seen);
        assert (taken[0] == null) != (taken[1] == null);
        assert taken[1] == null || seen != null;
    }
}
