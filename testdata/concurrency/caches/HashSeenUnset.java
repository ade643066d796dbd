// verdict: violated
// error: java.lang.AssertionError
// twin: HashSeenSet
// Unsafe shows that a text has no hash code yet, between two steps of who asks for it.
package caches;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class HashSeenUnset {
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
    static final String TEXT = new String("abc");
    static volatile int step;

    public static void main(String[] args) throws Exception {
        long at = UNSAFE.objectFieldOffset(String.class.getDeclaredField("hash"));
        new Thread(() -> {
            step = 1;
            TEXT.hashCode();
            step = 2;
        }).start();
        boolean before = step == 1;
        boolean unset = UNSAFE.getInt(TEXT, at) == 0;
        assert !(before && unset && step == 1);
    }
}
