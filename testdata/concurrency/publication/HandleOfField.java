// verdict: violated
// error: java.lang.AssertionError
// twin: HandleOfFieldLocked
// A method handle made of others reads and writes a field as the field's own
// instructions do: an increment by it is two steps.
package publication;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class HandleOfField {
    private int count;

    static int next(int v) {
        return v + 1;
    }

    static MethodHandle increment() throws ReflectiveOperationException {
        MethodHandles.Lookup in = MethodHandles.lookup();
        MethodHandle next = in.findStatic(HandleOfField.class, "next", MethodType.methodType(int.class, int.class));
        MethodHandle read = MethodHandles.filterReturnValue(in.findGetter(HandleOfField.class, "count", int.class), next);
        return MethodHandles.collectArguments(in.findSetter(HandleOfField.class, "count", int.class), 1, read);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle increment = increment();
        HandleOfField f = new HandleOfField();
        Thread other = new Thread(() -> {
            try {
                increment.invoke(f, f);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        increment.invoke(f, f);
        other.join();
        assert f.count == 2;
    }
}
