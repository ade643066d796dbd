package classes;

/** A queue of ints in an array whose ends meet. */
public class RingBuffer {
    private final int[] items;
    private int head;
    private int size;

    public RingBuffer(int capacity) {
        if (capacity < 1 || capacity > 1000) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        items = new int[capacity];
    }

    public boolean offer(int item) {
        if (size == items.length) {
            return false;
        }
        items[(head + size) % items.length] = item;
        size++;
        return true;
    }

    public int poll() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        int item = items[head];
        head = (head + 1) % items.length;
        size--;
        return item;
    }

    public int peekLast() {
        return size == 0 ? -1 : items[(head + size - 1) % items.length];
    }

    public void clear() {
        head = 0;
        size = 0;
    }

    /** Makes the first the last. */
    public void turn() {
        if (size > 1) {
            offerAll(new int[] {poll()});
        }
    }

    private void offerAll(int[] list) {
        for (int i = 0; i < list.length; i++) {
            offer(list[i]);
        }
    }

    public int[] toArray() {
        int[] copy = new int[size];
        for (int i = 0; i < size; i++) {
            copy[i] = items[(head + i) % items.length];
        }
        return copy;
    }
}
