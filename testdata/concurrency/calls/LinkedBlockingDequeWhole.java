// verdict: safe
// Main and another thread take from the two ends: each element goes to one of them.
package calls;

import java.util.concurrent.LinkedBlockingDeque;

class LinkedBlockingDequeWhole {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
        q.addLast(1);
        q.addLast(2);
        Integer[] taken = new Integer[2];
        Thread t = new Thread(() -> taken[0] = q.pollLast());
        t.start();
        taken[1] = q.pollFirst();
        Integer next = q.peekFirst();
        t.join();
        System.out.println(taken[0] + " " + taken[1] + " " + next);
        assert taken[0] + taken[1] == 3 && q.isEmpty();
    }
}
