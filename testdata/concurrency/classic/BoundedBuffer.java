// verdict: safe
// Two slots, a producer of three, a consumer of three: in order, never more than two inside.
package classic;

class BoundedBuffer {
    private final int[] slots = new int[2];
    private int in, out, count;

    synchronized void put(int v) throws InterruptedException {
        while (count == slots.length) wait();
        slots[in] = v;
        in = (in + 1) % slots.length;
        count++;
        assert count <= slots.length;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (count == 0) wait();
        int v = slots[out];
        out = (out + 1) % slots.length;
        count--;
        notifyAll();
        return v;
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) buffer.put(i);
            } catch (InterruptedException e) { }
        }).start();
        for (int i = 1; i <= 3; i++) assert buffer.take() == i;
    }
}
