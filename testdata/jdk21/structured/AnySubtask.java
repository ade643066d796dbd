// verdict: violated
// error: java.lang.AssertionError
// twin: SubtasksJoined
// preview: 25
// The second may be the first.
package structured;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

class AnySubtask {
    public static void main(String[] args) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {
            scope.fork(() -> 1);
            scope.fork(() -> 2);
            assert scope.join() == 1;
        }
    }
}
