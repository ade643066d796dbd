package operations;

import gov.nasa.jpf.annotation.Linearizable;
import gov.nasa.jpf.annotation.Operation;

// passed operations.Whole#linearizable
@Linearizable(threads = 2, operations = 1)
public class Whole {
    private boolean set;

    @Operation
    public synchronized boolean set() {
        boolean was = set;
        set = true;
        return was;
    }
}
