package q;

import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;

@Param(name = "delta", gen = IntGen.class, conf = "1:2")
public class Newer {
    private volatile int n;

    @Operation
    public int add(@Param(name = "delta") int delta) {
        return n += delta;
    }
}
