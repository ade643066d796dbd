// verdict: safe
// paths: 8
// A choice inside the library's own frames: map() of a stream of three elements.
package api;

import gov.nasa.jpf.vm.Verify;
import java.util.stream.IntStream;

class InStream {
    public static void main(String[] args) {
        int sum = IntStream.range(0, 3).map(i -> Verify.getBoolean() ? 1 << i : 0).sum();
        assert sum >= 0 && sum < 8;
    }
}
