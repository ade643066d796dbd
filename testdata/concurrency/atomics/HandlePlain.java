// verdict: violated
// error: java.lang.AssertionError
// twin: HandleCas
// get and set of a VarHandle are two steps.
package atomics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class HandlePlain {
    static final VarHandle N;
    int n;

    static {
        try {
            N = MethodHandles.lookup().findVarHandle(HandlePlain.class, "n", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void increment() {
        N.setVolatile(this, (int) N.getVolatile(this) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        HandlePlain h = new HandlePlain();
        Thread t = new Thread(h::increment);
        t.start();
        h.increment();
        t.join();
        assert h.n == 2;
    }
}
