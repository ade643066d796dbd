// verdict: safe
// set: +vm.weak_cas_failures=true
// oracle: skip
// It is repeated until it succeeds; the strong one does at once, and a weak one that should fail does.
package choices;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

class WeakInLoop {
    int n;

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findVarHandle(WeakInLoop.class, "n", int.class);
        WeakInLoop o = new WeakInLoop();
        while (!handle.weakCompareAndSet(o, 0, 1)) { }
        assert o.n == 1;
        assert handle.compareAndSet(o, 1, 2);
        assert !handle.weakCompareAndSetPlain(o, 1, 3);
        assert new AtomicInteger(4).getAndIncrement() == 4;
    }
}
