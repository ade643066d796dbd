// verdict: violated
// error: java.lang.AssertionError
// twin: CleanerWaitsForFence
// The object is not reachable any more while main reads: the cleaner's thread may have run the action.
package references;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

class CleanerRunsMeanwhile {
    static volatile boolean closed;

    static void close() {
        closed = true;
    }

    public static void main(String[] args) {
        Object resource = new Object();
        Cleaner.create().register(resource, CleanerRunsMeanwhile::close);
        resource = null;
        assert !closed;
    }
}
