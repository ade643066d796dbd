// verdict: violated
// oracle:  skip
// error:   java.lang.InternalError
// twin:    FreedMemoryLater
// Memory may be freed before it is read: a Java error.
package memory;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

class FreedMemory {
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
        t.start();
        u.getInt(at);
    }
}
