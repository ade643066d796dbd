package stubborn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

// Three numbers go through eight threads, from one queue to the next.
class QueuesInRow {
    public static void main(String[] args) throws InterruptedException {
        List<BlockingQueue<Integer>> queues = new ArrayList<>();
        queues.add(new ArrayBlockingQueue<>(1));
        for (int i = 0; i < 8; i++) {
            BlockingQueue<Integer> from = queues.get(i), to = new ArrayBlockingQueue<>(1);
            queues.add(to);
            new Thread(() -> {
                try {
                    for (int k = 0; k < 3; k++) {
                        to.put(from.take() + 1);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
        new Thread(() -> {
            try {
                for (int k = 0; k < 3; k++) {
                    queues.get(0).put(10 * k);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        for (int k = 0; k < 3; k++) {
            if (queues.get(8).take() != 10 * k + 8) {
                throw new AssertionError();
            }
        }
    }
}
