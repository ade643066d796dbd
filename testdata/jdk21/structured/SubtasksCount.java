// verdict: violated
// error: java.lang.AssertionError
// twin: SubtasksJoined
// preview: 25
// Both read the same number.
package structured;

import java.util.concurrent.StructuredTaskScope;

class SubtasksCount {
    static int count;

    public static void main(String[] args) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> count++);
            scope.fork(() -> count++);
            scope.join();
        }
        assert count == 2;
    }
}
