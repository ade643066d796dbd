// verdict: violated
// error: java.lang.AssertionError
// twin: ZeroHashSeenSet
// Unsafe shows that nobody has found the hash code 0 of a text yet, between two steps of who asks for it.
package caches;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class ZeroHashSeenUnset {
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
    static final String TEXT = new String("");
    static volatile int step;

    public static void main(String[] args) throws Exception {
        long at = UNSAFE.objectFieldOffset(String.class.getDeclaredField("hashIsZero"));
        new Thread(() -> {
            step = 1;
            TEXT.hashCode();
            step = 2;
        }).start();
        boolean before = step == 1;
        boolean unset = UNSAFE.getBoolean(TEXT, at) == false;
        assert !(before && unset && step == 1);
    }
}
