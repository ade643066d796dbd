// verdict: violated
// error:   java.lang.AssertionError
// twin:    OffHeapLocked
// Off-heap memory is reached by every thread: an increment is lost.
package memory;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class OffHeap {
    static Unsafe u;
    static long at;

    static void add() {
        u.putInt(at, u.getInt(at) + 1);
    }

    static Unsafe unsafe() throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return (Unsafe) f.get(null);
    }

    public static void main(String[] args) throws Exception {
        u = unsafe();
        Thread t = new Thread(OffHeap::add);
        at = u.allocateMemory(8);
        u.putInt(at, 0);
        t.start();
        add();
        t.join();
        assert u.getInt(at) == 2;
    }
}
