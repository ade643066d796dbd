// verdict: violated
// error: java.lang.AssertionError
// twin: SizeInTheEnd
// Who asks meanwhile sees that nothing was taken yet.
package owned;

import java.util.concurrent.LinkedBlockingQueue;

class SizeMeanwhile {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        queue.put(1);
        Thread consumer = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        queue.put(2);
        assert queue.size() == 1;
    }
}
