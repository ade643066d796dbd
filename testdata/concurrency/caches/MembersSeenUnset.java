// verdict: violated
// error: java.lang.AssertionError
// twin: MembersSeenSet
// Unsafe shows that a class has no table of its members yet, between two steps of who asks for them.
package caches;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class MembersSeenUnset {
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
    static volatile int step;

    public static void main(String[] args) throws Exception {
        long at = UNSAFE.objectFieldOffset(Class.class.getDeclaredField("reflectionData"));
        new Thread(() -> {
            step = 1;
            MembersSeenUnset.class.getDeclaredFields();
            step = 2;
        }).start();
        boolean before = step == 1;
        boolean unset = UNSAFE.getObject(MembersSeenUnset.class, at) == null;
        assert !(before && unset && step == 1);
    }
}
