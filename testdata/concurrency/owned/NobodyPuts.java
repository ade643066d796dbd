// verdict: violated
// error: deadlock
// twin: EachIsPut
// Three elements are waited for, and two come.
package owned;

import java.util.concurrent.ArrayBlockingQueue;

class NobodyPuts {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    queue.take();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
        queue.put(1);
        queue.put(2);
    }
}
