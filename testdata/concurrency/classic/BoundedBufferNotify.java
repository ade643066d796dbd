// verdict: violated
// error: deadlock
// twin: BoundedBuffer
// One slot, two producers, two consumers, notify: a producer's notification can go to the other producer.
package classic;

class BoundedBufferNotify {
    private int count;

    synchronized void put() throws InterruptedException {
        while (count == 1) wait();
        count++;
        notify();
    }

    synchronized void take() throws InterruptedException {
        while (count == 0) wait();
        count--;
        notify();
    }

    interface Step { void run() throws InterruptedException; }

    static void start(Step step) {
        new Thread(() -> {
            try {
                step.run();
            } catch (InterruptedException e) { }
        }).start();
    }

    public static void main(String[] args) {
        BoundedBufferNotify buffer = new BoundedBufferNotify();
        start(buffer::put);
        start(buffer::put);
        start(buffer::take);
        start(buffer::take);
    }
}
