// verdict: safe
// The fence keeps the object reachable until main has read.
package references;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

class CleanerWaitsForFence {
    static volatile boolean closed;

    static void close() {
        closed = true;
    }

    public static void main(String[] args) {
        Object resource = new Object();
        Cleaner.create().register(resource, CleanerWaitsForFence::close);
        assert !closed;
        Reference.reachabilityFence(resource);
    }
}
