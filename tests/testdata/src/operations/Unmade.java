package operations;

import gov.nasa.jpf.annotation.Operation;

// incomplete operations.Unmade#linearizable: no constructor without parameters
public class Unmade {
    private final int n;

    public Unmade(int n) {
        this.n = n;
    }

    @Operation
    public int get() {
        return n;
    }
}
