// verdict: safe
// First in, first out.
package owned;

import java.util.concurrent.LinkedBlockingDeque;

class TakenAtTheOtherEnd {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> queue = new LinkedBlockingDeque<>();
        Thread consumer = new Thread(() -> {
            try {
                int a = queue.takeFirst();
                int b = queue.takeFirst();
                assert a < b;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        queue.put(1);
        queue.put(2);
    }
}
