// verdict: violated
// error: deadlock
// twin: ArrayBlockingOrder
// One is put, two are taken.
package queues;

import java.util.concurrent.ArrayBlockingQueue;

class TakeTooMuch {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            try {
                q.put(1);
            } catch (InterruptedException e) { }
        }).start();
        q.take();
        q.take();
    }
}
