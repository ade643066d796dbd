// verdict: violated
// error: java.lang.AssertionError
// Sifting down along the left child always: of 0 3 1 2 3 the second value to leave is not 1, which is a right child.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.PriorityQueue;

class BinaryHeapLeftOnly {
    private final int[] a = new int[8];
    private int size;

    void add(int v) {
        int i = size++;
        for (; i > 0 && a[(i - 1) / 2] > v; i = (i - 1) / 2) a[i] = a[(i - 1) / 2];
        a[i] = v;
    }

    int min() {
        int least = a[0], v = a[--size], i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (a[child] >= v) break;
            a[i] = a[child];
            i = child;
        }
        a[i] = v;
        return least;
    }

    public static void main(String[] args) {
        BinaryHeapLeftOnly heap = new BinaryHeapLeftOnly();
        PriorityQueue<Integer> model = new PriorityQueue<>();
        for (int i = 0; i < 5; i++) {
            int v = Verify.getInt(0, 3);
            heap.add(v);
            model.add(v);
        }
        while (!model.isEmpty()) {
            int least = heap.min();
            assert least == model.poll() : least;
        }
    }
}
