// verdict: violated
// error:   java.lang.AssertionError
// twin:    CopiedMemoryJoined
// Memory that is copied is read and written.
package memory;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class CopiedMemory {
    static int[] from = {1, 1, 1};
    static int[] to = new int[3];

    static Unsafe unsafe() throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return (Unsafe) f.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = unsafe();
        Thread t = new Thread(() -> u.copyMemory(from, Unsafe.ARRAY_INT_BASE_OFFSET, to, Unsafe.ARRAY_INT_BASE_OFFSET, 12));
        t.start();
        assert to[2] == 0;
    }
}
