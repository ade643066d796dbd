// verdict: safe
// release: 22
// Who makes a handle of a static field does not initialise its class since 22; who sets the field does.
package handles;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class NotInitialisedByLookup {
    static boolean done;

    static class Noted {
        static int value = 3;

        static {
            done = true;
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(Noted.class, "value", int.class);
        assert !done : "by the lookup";
        handle.setVolatile(5);
        assert done && Noted.value == 5 : "not by the access";
    }
}
