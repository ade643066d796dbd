// verdict: violated
// error: java.lang.AssertionError
// twin: NotInitialisedByLookup
// release: 22
// Until somebody comes to a static field its class is not initialised, though there is a handle of the field since 22.
package handles;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class InitialisedByAccess {
    static int order;

    static class Counted {
        static int at = ++order;
    }

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(Counted.class, "at", int.class);
        Thread other = new Thread(() -> order = 10);
        other.start();
        int seen = (int) handle.get();
        other.join();
        assert seen == 1 : "somebody else was faster";
    }
}
