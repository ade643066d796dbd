package classes;

import java.util.Arrays;

/** A heap of longs in an array. */
public class ArrayHeap {
    private long[] items = new long[2];
    private int size;

    public void add(long item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size << 1);
        }
        items[size] = item;
        up(size++);
    }

    public long take() {
        if (size == 0) {
            return Long.MIN_VALUE;
        }
        long first = items[0];
        items[0] = items[--size];
        down(0);
        return first;
    }

    private void up(int i) {
        while (i > 0) {
            int above = (i - 1) >> 1;
            if (items[above] <= items[i]) {
                return;
            }
            swap(above, i);
            i = above;
        }
    }

    private void down(int i) {
        for (;;) {
            int below = 2 * i + 1;
            if (below >= size) {
                return;
            }
            if (below + 1 < size && items[below + 1] < items[below]) {
                below++;
            }
            if (items[i] <= items[below]) {
                return;
            }
            swap(i, below);
            i = below;
        }
    }

    private void swap(int i, int k) {
        long item = items[i];
        items[i] = items[k];
        items[k] = item;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public long sum() {
        long sum = 0;
        for (int i = 0; i < size; i++) {
            sum += items[i];
        }
        return sum;
    }
}
