// verdict: safe
// A queue of one place: two threads put, and what main takes and what is left are both elements, once
// each.
package calls;

import java.util.concurrent.ArrayBlockingQueue;

class ArrayBlockingQueueWhole {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                q.put(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        boolean added = q.offer(2);
        int first = q.take(), second = added ? q.take() : 0;
        t.join();
        System.out.println(added + " " + first + " " + second + " " + q.size() + " " + q.remainingCapacity());
        assert first + second == (added ? 3 : 1) && q.isEmpty();
    }
}
