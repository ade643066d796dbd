// verdict: safe
// Unsafe shows that a class has no table of its constants yet, between two steps of who asks for them; here it was asked for before.
package caches;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class ConstantsSeenSet {
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
    enum Colour {
        RED, GREEN
    }

    static volatile int step;

    public static void main(String[] args) throws Exception {
        long at = UNSAFE.objectFieldOffset(Class.class.getDeclaredField("enumConstants"));
        Colour.class.getEnumConstants();
        new Thread(() -> {
            step = 1;
            Colour.class.getEnumConstants();
            step = 2;
        }).start();
        boolean before = step == 1;
        boolean unset = UNSAFE.getObject(Colour.class, at) == null;
        assert !(before && unset && step == 1);
    }
}
