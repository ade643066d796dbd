// verdict: safe
// Increments of off-heap memory under a lock.
package memory;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class OffHeapLocked {
    static Unsafe u;
    static long at;

    static synchronized void add() {
        u.putInt(at, u.getInt(at) + 1);
    }

    static Unsafe unsafe() throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return (Unsafe) f.get(null);
    }

    public static void main(String[] args) throws Exception {
        u = unsafe();
        Thread t = new Thread(OffHeapLocked::add);
        at = u.allocateMemory(8);
        u.putInt(at, 0);
        t.start();
        add();
        t.join();
        assert u.getInt(at) == 2;
    }
}
