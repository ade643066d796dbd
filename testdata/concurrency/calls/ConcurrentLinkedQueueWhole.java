// verdict: safe
// Two threads add and both elements are there.
package calls;

import java.util.concurrent.ConcurrentLinkedQueue;

class ConcurrentLinkedQueueWhole {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        Thread t = new Thread(() -> q.offer(1));
        t.start();
        q.add(2);
        Integer seen = q.peek(), first = q.poll();
        t.join();
        Integer second = q.poll();
        System.out.println(seen + " " + first + " " + second);
        assert seen.equals(first) && first + second == 3 && q.isEmpty();
    }
}
