// verdict: violated
// error: java.lang.IllegalStateException
// twin: HandedOverOrInterrupted
// release: 17-20
// Who interrupted itself and waits at a queue looks whether it was interrupted when it already waits: somebody may have
// come before.
package queues;

import java.util.concurrent.SynchronousQueue;

class HandedOverThoughInterrupted {
    public static void main(String[] args) {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        new Thread(() -> queue.offer("here")).start();
        Thread.currentThread().interrupt();
        try {
            String got = queue.take();
            throw new IllegalStateException("got " + got);
        } catch (InterruptedException e) { }
    }
}
