// verdict: safe
// oracle:  skip
// Memory is freed when nobody reads it any more.
package memory;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class FreedMemoryLater {
    static Unsafe unsafe() throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return (Unsafe) f.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = unsafe();
        long at = u.allocateMemory(8);
        u.putInt(at, 1);
        Thread t = new Thread(() -> u.freeMemory(at));
        u.getInt(at);
        t.start();
    }
}
