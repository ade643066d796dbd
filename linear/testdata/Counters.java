import gov.nasa.jpf.annotation.Operation;
import java.util.concurrent.atomic.AtomicInteger;

class Torn {
    private int n;

    @Operation
    int increment() {
        return ++n;
    }

    @Operation
    int get() {
        return n;
    }
}

class Atomic {
    private final AtomicInteger n = new AtomicInteger();

    @Operation
    int increment() {
        return n.incrementAndGet();
    }

    @Operation
    int get() {
        return n.get();
    }
}

class Guarded {
    private int n;

    @Operation
    synchronized int increment() {
        return ++n;
    }

    @Operation
    synchronized int get() {
        return n;
    }
}
