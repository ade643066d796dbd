// verdict: violated
// error: deadlock
// twin: SubtasksJoined
// preview: 25
// Each waits for what the other one does behind that.
package structured;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.StructuredTaskScope;

class SubtasksWaitForEachOther {
    public static void main(String[] args) throws Exception {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> {
                first.await();
                second.countDown();
                return null;
            });
            scope.fork(() -> {
                second.await();
                first.countDown();
                return null;
            });
            scope.join();
        }
    }
}
