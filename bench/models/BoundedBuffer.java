/**
 * A bounded buffer in a monitor. Producers and consumers go on for ever, so the state space is finite only for a tool
 * that recognises states. With notify there is a deadlock as soon as there are more threads than twice the slots; with
 * "all" there is none.
 */
public class BoundedBuffer {
    private final Object[] slots;
    private final boolean all;
    private int in;
    private int out;
    private int count;

    private BoundedBuffer(int size, boolean all) {
        slots = new Object[size];
        this.all = all;
    }

    private synchronized void put(Object x) throws InterruptedException {
        while (count == slots.length) {
            wait();
        }
        slots[in] = x;
        in = (in + 1) % slots.length;
        count++;
        wake();
    }

    private synchronized Object take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        Object x = slots[out];
        slots[out] = null;
        out = (out + 1) % slots.length;
        count--;
        wake();
        return x;
    }

    private void wake() {
        if (all) {
            notifyAll();
        } else {
            notify();
        }
    }

    private static final class Producer extends Thread {
        private final BoundedBuffer buffer;

        Producer(BoundedBuffer buffer) { this.buffer = buffer; }

        @Override
        public void run() {
            try {
                while (true) {
                    buffer.put(this);
                }
            } catch (InterruptedException e) {
                // the end
            }
        }
    }

    private static final class Consumer extends Thread {
        private final BoundedBuffer buffer;

        Consumer(BoundedBuffer buffer) { this.buffer = buffer; }

        @Override
        public void run() {
            try {
                while (true) {
                    assert buffer.take() != null;
                }
            } catch (InterruptedException e) {
                // the end
            }
        }
    }

    public static void main(String[] args) {
        int size = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int producers = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int consumers = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        boolean all = args.length > 3 && args[3].equals("all");
        BoundedBuffer buffer = new BoundedBuffer(size, all);
        for (int i = 0; i < producers; i++) {
            new Producer(buffer).start();
        }
        for (int i = 0; i < consumers; i++) {
            new Consumer(buffer).start();
        }
    }
}
