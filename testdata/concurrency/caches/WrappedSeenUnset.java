// verdict: violated
// error: java.lang.AssertionError
// twin: WrappedSeenSet
// Unsafe shows that a method type has no wrapped form yet, between two steps of who asks for it.
package caches;

import java.lang.reflect.Field;
import sun.misc.Unsafe;
import java.lang.invoke.MethodType;

class WrappedSeenUnset {
    static final Unsafe UNSAFE = unsafe();

    static Unsafe unsafe() {
        try {
            Field f = Unsafe.class.getDeclaredField("theUnsafe");
            f.setAccessible(true);
            return (Unsafe) f.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
    static final MethodType TYPE = MethodType.methodType(int.class, int.class);
    static volatile int step;

    public static void main(String[] args) throws Exception {
        long at = UNSAFE.objectFieldOffset(MethodType.class.getDeclaredField("wrapAlt"));
        new Thread(() -> {
            step = 1;
            TYPE.wrap();
            step = 2;
        }).start();
        boolean before = step == 1;
        boolean unset = UNSAFE.getObject(TYPE, at) == null;
        assert !(before && unset && step == 1);
    }
}
