// verdict: violated
// error: deadlock
// twin: SynchronousMeets
// poll does not wait: when it comes before the put, nobody ever takes.
package queues;

import java.util.concurrent.SynchronousQueue;

class SynchronousAlone {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        new Thread(q::poll).start();
        q.put(7);
    }
}
