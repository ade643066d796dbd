// verdict: violated
// error: java.lang.AssertionError
// twin: WeakInLoop
// set: +vm.weak_cas_failures=true
// oracle: skip
// So may that of a VarHandle, while another thread looks on.
package choices;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class WeakHandleMayFail {
    static volatile int n;

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(WeakHandleMayFail.class, "n", int.class);
        Thread other = new Thread(() -> handle.weakCompareAndSetAcquire(0, 1));
        other.start();
        boolean set = handle.weakCompareAndSetRelease(0, 2);
        assert set || n == 1;
    }
}
