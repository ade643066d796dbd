// verdict: safe
// paths: 5
// hasNext chooses whether to go on, four times at most: 0, 1, 2, 3 or 4 elements.
package api;

import gov.nasa.jpf.vm.Verify;
import java.util.Iterator;

class InIterator implements Iterable<Integer> {
    @Override public Iterator<Integer> iterator() {
        return new Iterator<>() {
            int n;
            @Override public boolean hasNext() { return n < 4 && Verify.getBoolean(); }
            @Override public Integer next() { return n++; }
        };
    }
    public static void main(String[] args) {
        int sum = 0, count = 0;
        for (int v : new InIterator()) { sum += v; count++; }
        assert sum == count * (count - 1) / 2;
    }
}
