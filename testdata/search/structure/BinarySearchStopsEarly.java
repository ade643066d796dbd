// verdict: violated
// error: java.lang.AssertionError
// The last candidate is never looked at: in an array of one value nothing is found.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

class BinarySearchStopsEarly {
    static int find(int[] a, int key) {
        int low = 0, high = a.length - 1;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (a[mid] == key) return mid;
            if (a[mid] < key) low = mid + 1;
            else high = mid - 1;
        }
        return -1;
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 5);
        int[] sorted = new int[n];
        for (int i = 0; i < n; i++) sorted[i] = 2 * i + 1;
        int key = Verify.getInt(0, 10);
        int at = find(sorted, key);
        assert at >= 0 ? sorted[at] == key : Arrays.binarySearch(sorted, key) < 0;
    }
}
