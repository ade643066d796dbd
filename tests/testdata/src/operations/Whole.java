package operations;

import gov.nasa.jpf.annotation.Operation;

// passed operations.Whole#linearizable
public class Whole {
    private boolean set;

    @Operation
    public synchronized boolean set() {
        boolean was = set;
        set = true;
        return was;
    }
}
