// verdict: violated
// error:   java.lang.AssertionError
// twin:    ViewReadsElsewhere
// A read through a view of longs is one of all eight bytes.
package memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

class ViewReads {
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static byte[] bytes = new byte[16];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> bytes[5] = 1);
        t.start();
        assert (long) LONGS.get(bytes, 0) == 0;
    }
}
