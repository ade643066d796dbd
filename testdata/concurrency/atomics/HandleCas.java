// verdict: safe
// compareAndSet of a VarHandle, on a field that is not even volatile, is one step.
package atomics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class HandleCas {
    static final VarHandle N;
    int n;

    static {
        try {
            N = MethodHandles.lookup().findVarHandle(HandleCas.class, "n", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void increment() {
        int old;
        do {
            old = (int) N.getVolatile(this);
        } while (!N.compareAndSet(this, old, old + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        HandleCas h = new HandleCas();
        Thread t = new Thread(h::increment);
        t.start();
        h.increment();
        t.join();
        assert h.n == 2;
    }
}
