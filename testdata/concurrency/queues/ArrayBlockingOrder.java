// verdict: safe
// First in, first out, though the queue has room for one only.
package queues;

import java.util.concurrent.ArrayBlockingQueue;

class ArrayBlockingOrder {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            try {
                q.put(1);
                q.put(2);
            } catch (InterruptedException e) { }
        }).start();
        assert q.take() == 1;
        assert q.take() == 2;
    }
}
