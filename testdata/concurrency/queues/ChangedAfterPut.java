// verdict: violated
// error: java.lang.AssertionError
// twin: LinkedBlockingHandsOver
// The producer goes on changing what it has handed over.
package queues;

import java.util.concurrent.LinkedBlockingQueue;

class ChangedAfterPut {
    static class Message { volatile int text; }

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Message> q = new LinkedBlockingQueue<>();
        new Thread(() -> {
            Message m = new Message();
            m.text = 1;
            q.add(m);
            m.text = 2;
        }).start();
        assert q.take().text == 1;
    }
}
