import gov.nasa.jpf.annotation.Operation;
import gov.nasa.jpf.annotation.Values;

class NoOperations {
    void plain() {}
}

class NoConstructor {
    NoConstructor(int n) {}

    @Operation
    void op() {}
}

abstract class NoObjects {
    @Operation
    void op() {}
}

class StaticOperation {
    @Operation
    static void op() {}
}

class UnknownParameter {
    @Operation
    void op(Thread t) {}
}

class NoNumber {
    @Operation
    void op(@Values("one") int n) {}
}

class ThrowsAtOnce {
    ThrowsAtOnce() {
        throw new IllegalStateException("not today");
    }

    @Operation
    void op() {}
}

class FailsToInitialise {
    static final int N = Integer.parseInt("x");

    @Operation
    void op() {}
}

class NeverEnds {
    boolean stop;

    @Operation
    void spin() {
        while (!stop) {
            Thread.onSpinWait();
        }
    }

    @Operation
    void nothing() {}
}

class WaitsForEver {
    @Operation
    synchronized void sleep() throws InterruptedException {
        wait();
    }

    @Operation
    void nothing() {}
}

class Exits {
    @Operation
    void exit() {
        System.exit(0);
    }
}
