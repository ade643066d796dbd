// verdict: violated
// error: java.lang.AssertionError
// twin: MemoryLocked
// Two threads count in memory outside of the heap.
package files;

import java.nio.ByteBuffer;

class MemoryShared {
    static final ByteBuffer MEMORY = ByteBuffer.allocateDirect(8);

    static void count() {
        MEMORY.putInt(0, MEMORY.getInt(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(MemoryShared::count);
        t.start();
        count();
        t.join();
        assert MEMORY.getInt(0) == 2;
    }
}
