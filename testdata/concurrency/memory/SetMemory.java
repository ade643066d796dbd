// verdict: violated
// error:   java.lang.AssertionError
// twin:    SetMemoryJoined
// Memory that is set is written.
package memory;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class SetMemory {
    static int[] to = new int[3];

    static Unsafe unsafe() throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return (Unsafe) f.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = unsafe();
        Thread t = new Thread(() -> u.setMemory(to, Unsafe.ARRAY_INT_BASE_OFFSET, 12, (byte) 1));
        t.start();
        assert to[2] == 0;
    }
}
