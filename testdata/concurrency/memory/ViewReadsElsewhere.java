// verdict: safe
// A read through a view of longs is none of the bytes behind them.
package memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

class ViewReadsElsewhere {
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static byte[] bytes = new byte[16];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> bytes[8] = 1);
        t.start();
        assert (long) LONGS.get(bytes, 0) == 0;
    }
}
