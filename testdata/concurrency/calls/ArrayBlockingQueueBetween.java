// verdict: violated
// error: java.lang.AssertionError
// twin: ArrayBlockingQueueWhole
// Main can take the first element before the second one is there.
package calls;

import java.util.concurrent.ArrayBlockingQueue;

class ArrayBlockingQueueBetween {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        Thread t = new Thread(() -> {
            q.add(1);
            q.offer(2);
        });
        t.start();
        Object a = q.poll(), b = q.poll();
        System.out.println(a + " then " + b);
        assert a == null || b != null;
    }
}
