// verdict: violated
// error: java.lang.AssertionError
// twin: HandleOfStaticLocked
// A method handle made of others reads and writes a static field as the field's own
// instructions do: an increment by it is two steps.
package publication;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class HandleOfStatic {
    private static int count;

    static int next(int v) {
        return v + 1;
    }

    static MethodHandle increment() throws ReflectiveOperationException {
        MethodHandles.Lookup in = MethodHandles.lookup();
        MethodHandle next = in.findStatic(HandleOfStatic.class, "next", MethodType.methodType(int.class, int.class));
        MethodHandle read = MethodHandles.filterReturnValue(in.findStaticGetter(HandleOfStatic.class, "count", int.class), next);
        return MethodHandles.collectArguments(in.findStaticSetter(HandleOfStatic.class, "count", int.class), 0, read);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle increment = increment();
        Thread other = new Thread(() -> {
            try {
                increment.invoke();
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        increment.invoke();
        other.join();
        assert count == 2;
    }
}
