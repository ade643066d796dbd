// verdict: violated
// error: java.lang.IllegalStateException
// twin: SubtasksJoined
// preview: 25
// Whoever forks must join before it asks for a result.
package structured;

import java.util.concurrent.StructuredTaskScope;

class SubtaskReadEarly {
    public static void main(String[] args) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var one = scope.fork(() -> 1);
            one.get();
            scope.join();
        }
    }
}
