// verdict: safe
// Whoever puts waits until it is taken.
package calls;

import java.util.concurrent.SynchronousQueue;

class SynchronousQueueWhole {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.put(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        Integer a = q.poll();
        boolean b = q.offer(2);
        Integer c = a == null ? q.take() : a;
        t.join();
        System.out.println(a + " " + b + " " + c);
        assert c == 1 && !b;
    }
}
