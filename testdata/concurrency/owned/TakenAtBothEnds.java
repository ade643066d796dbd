// verdict: violated
// error: java.lang.AssertionError
// twin: TakenAtTheOtherEnd
// Once both are there the last one comes first.
package owned;

import java.util.concurrent.LinkedBlockingDeque;

class TakenAtBothEnds {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> queue = new LinkedBlockingDeque<>();
        Thread consumer = new Thread(() -> {
            try {
                int a = queue.takeLast();
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
