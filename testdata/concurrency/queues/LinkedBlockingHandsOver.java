// verdict: safe
// What the producer wrote before the put is there after the take.
package queues;

import java.util.concurrent.LinkedBlockingQueue;

class LinkedBlockingHandsOver {
    static class Message { int text; }

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Message> q = new LinkedBlockingQueue<>();
        new Thread(() -> {
            Message m = new Message();
            m.text = 1;
            q.add(m);
        }).start();
        assert q.take().text == 1;
    }
}
