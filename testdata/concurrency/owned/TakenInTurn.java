// verdict: safe
// Who takes waits until there is something, in the order in which it came.
package owned;

import java.util.concurrent.ArrayBlockingQueue;

class TakenInTurn {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        Integer a = queue.take();
        Integer b = queue.take();
        assert a != null && b != null && a == 1 && b == 2;
    }
}
