// verdict: violated
// error: java.lang.AssertionError
// twin: PollInstead
// The element that was seen may be gone.
package queues;

import java.util.concurrent.ConcurrentLinkedQueue;

class PeekThenPoll {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        q.add(1);
        new Thread(q::poll).start();
        if (q.peek() != null) assert q.poll() != null;
    }
}
