// verdict: violated
// error: deadlock
// twin: PollInstead
// Two consumers see one element; the second take finds nothing.
package queues;

import java.util.concurrent.LinkedBlockingQueue;

class SizeThenTake {
    static void consume(LinkedBlockingQueue<Integer> q) {
        try {
            if (!q.isEmpty()) q.take();
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        q.add(1);
        new Thread(() -> consume(q)).start();
        consume(q);
    }
}
