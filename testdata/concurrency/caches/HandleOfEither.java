// verdict: safe
// oracle: skip
// A handle is for one method or the other. Either is right here.
package caches;

import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class HandleOfEither {
    static int first() {
        return 1;
    }

    static int second() {
        return 2;
    }

    static MethodHandle kept;

    static MethodHandle either() throws Exception {
        if (Verify.getBoolean()) {
            return MethodHandles.lookup().findStatic(HandleOfEither.class, "first", MethodType.methodType(int.class));
        }
        return MethodHandles.lookup().findStatic(HandleOfEither.class, "second", MethodType.methodType(int.class));
    }

    public static void main(String[] args) throws Throwable {
        kept = either();
        boolean again = Verify.getBoolean();
        int found = (int) kept.invoke();
        assert again || found == 1 || found == 2;
    }
}
