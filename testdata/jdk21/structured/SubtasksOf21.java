// verdict: safe
// preview: 21
// Behind join both are done, in the form of 21.
package structured;

import java.util.concurrent.StructuredTaskScope;

class SubtasksOf21 {
    public static void main(String[] args) throws Exception {
        try (var scope = new StructuredTaskScope<Integer>()) {
            var one = scope.fork(() -> 1);
            var two = scope.fork(() -> 2);
            scope.join();
            assert one.get() + two.get() == 3;
        }
    }
}
