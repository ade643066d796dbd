// verdict: violated
// error: java.lang.AssertionError
// twin: SubtasksOf21
// preview: 21
// The second may be the first.
package structured;

import java.util.concurrent.StructuredTaskScope;

class FirstOf21 {
    public static void main(String[] args) throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<Integer>()) {
            scope.fork(() -> 1);
            scope.fork(() -> 2);
            assert scope.join().result() == 1;
        }
    }
}
