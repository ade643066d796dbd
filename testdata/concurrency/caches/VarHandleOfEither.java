// verdict: safe
// oracle: skip
// A handle is for one variable or the other. Either is right here.
package caches;

import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class VarHandleOfEither {
    static int first = 1;
    static int second = 2;
    static VarHandle kept;

    static VarHandle either() throws Exception {
        if (Verify.getBoolean()) {
            return MethodHandles.lookup().findStaticVarHandle(VarHandleOfEither.class, "first", int.class);
        }
        return MethodHandles.lookup().findStaticVarHandle(VarHandleOfEither.class, "second", int.class);
    }

    public static void main(String[] args) throws Throwable {
        kept = either();
        boolean again = Verify.getBoolean();
        int found = (int) kept.get();
        assert again || found == 1 || found == 2;
    }
}
