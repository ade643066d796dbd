package operations;

import gov.nasa.jpf.annotation.Operation;

// failed operations.Torn#linearizable: thread 1 next(): 1 | thread 2 next(): 1
public class Torn {
    private volatile int n;

    @Operation
    public int next() {
        return ++n;
    }
}
