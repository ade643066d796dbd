// verdict: violated
// error: java.lang.AssertionError
// twin: SetThroughHandleBefore
// A method handle that sets a field is called with its arguments in an array: that is a write as any other.
package publication;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

class SetThroughHandle {
    static volatile int step;
    int value;

    public static void main(String[] args) throws Throwable {
        SetThroughHandle o = new SetThroughHandle();
        MethodHandle set = MethodHandles.lookup().findSetter(SetThroughHandle.class, "value", int.class);
        new Thread(() -> {
            step = 1;
            try {
                set.invokeWithArguments(o, 3);
            } catch (Throwable e) {
                throw new Error(e);
            }
            step = 2;
        }).start();
        int before = step, value = o.value;
        assert !(before == 1 && value == 0 && step == 1);
    }
}
