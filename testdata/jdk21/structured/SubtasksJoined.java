// verdict: safe
// preview: 25
// Behind join both are done.
package structured;

import java.util.concurrent.StructuredTaskScope;

class SubtasksJoined {
    public static void main(String[] args) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var one = scope.fork(() -> 1);
            var two = scope.fork(() -> 2);
            scope.join();
            assert one.get() + two.get() == 3;
        }
    }
}
