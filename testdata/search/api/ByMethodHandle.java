// verdict: safe
// paths: 6
// The choices are made below MethodHandle.invokeExact, one bound by insertArguments.
package api;

import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class ByMethodHandle {
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle range = lookup.findStatic(Verify.class, "getInt", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle flag = lookup.findStatic(Verify.class, "getBoolean", MethodType.methodType(boolean.class));
        int v = (int) MethodHandles.insertArguments(range, 0, 1).invokeExact(3);
        boolean b = (boolean) flag.invokeExact();
        assert v >= 1 && v <= 3 && (b || !b);
    }
}
