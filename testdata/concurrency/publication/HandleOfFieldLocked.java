// verdict: safe
// A method handle made of others reads and writes a field as the field's own
// instructions do: under a lock an increment by it is one step.
package publication;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class HandleOfFieldLocked {
    private int count;

    static int next(int v) {
        return v + 1;
    }

    static MethodHandle increment() throws ReflectiveOperationException {
        MethodHandles.Lookup in = MethodHandles.lookup();
        MethodHandle next = in.findStatic(HandleOfFieldLocked.class, "next", MethodType.methodType(int.class, int.class));
        MethodHandle read = MethodHandles.filterReturnValue(in.findGetter(HandleOfFieldLocked.class, "count", int.class), next);
        return MethodHandles.collectArguments(in.findSetter(HandleOfFieldLocked.class, "count", int.class), 1, read);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle increment = increment();
        HandleOfFieldLocked f = new HandleOfFieldLocked();
        Thread other = new Thread(() -> {
            try {
                synchronized (f) {
                    increment.invoke(f, f);
                }
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        synchronized (f) {
            increment.invoke(f, f);
        }
        other.join();
        assert f.count == 2;
    }
}
