// verdict: safe
// release: 23
// Arrays of bytes need not be aligned: since 23 views of them, and of buffers that have one, are read and written plainly only.
package handles;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

class PlainBytes {
    private static String thrown(Runnable access) {
        try {
            access.run();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
        return "none";
    }

    public static void main(String[] args) {
        VarHandle bytes = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle buffers = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        byte[] array = new byte[8];
        ByteBuffer heap = ByteBuffer.allocate(8), direct = ByteBuffer.allocateDirect(8);
        bytes.set(array, 1, 7);
        buffers.set(heap, 1, 9);
        assert (int) bytes.get(array, 1) == 7 && (int) buffers.get(heap, 1) == 9;
        assert !bytes.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) && bytes.isAccessModeSupported(VarHandle.AccessMode.SET);
        assert thrown(() -> bytes.getVolatile(array, 0)).equals("UnsupportedOperationException");
        assert thrown(() -> bytes.compareAndSet(array, 0, 0, 1)).equals("UnsupportedOperationException");
        assert thrown(() -> buffers.getOpaque(heap, 0)).equals("IllegalStateException");
        assert thrown(() -> buffers.getAndAdd(heap.asReadOnlyBuffer(), 0, 1)).equals("IllegalStateException");
        assert thrown(() -> buffers.getAndAdd(direct, 0, 1)).equals("none");
    }
}
