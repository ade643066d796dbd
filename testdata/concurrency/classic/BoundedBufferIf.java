// verdict: violated
// error: java.lang.AssertionError
// twin: BoundedBuffer
// With two producers and an if, a producer that was woken finds the slot filled again by the other.
package classic;

class BoundedBufferIf {
    private int count;

    synchronized void put() throws InterruptedException {
        if (count == 1) wait();
        count++;
        assert count <= 1;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (count == 0) wait();
        count--;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBufferIf buffer = new BoundedBufferIf();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    buffer.put();
                    buffer.put();
                } catch (InterruptedException e) { }
            }).start();
        }
        for (int i = 0; i < 4; i++) buffer.take();
    }
}
