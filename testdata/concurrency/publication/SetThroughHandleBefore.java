// verdict: safe
// What the handle has set is there once the other thread says so.
package publication;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

class SetThroughHandleBefore {
    static volatile int step;
    int value;

    public static void main(String[] args) throws Throwable {
        SetThroughHandleBefore o = new SetThroughHandleBefore();
        MethodHandle set = MethodHandles.lookup().findSetter(SetThroughHandleBefore.class, "value", int.class);
        new Thread(() -> {
            try {
                set.invokeWithArguments(o, 3);
            } catch (Throwable e) {
                throw new Error(e);
            }
            step = 1;
        }).start();
        if (step == 1) {
            assert o.value == 3;
        }
    }
}
