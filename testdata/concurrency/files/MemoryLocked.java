// verdict: safe
// Two threads count in memory outside of the heap, under a lock.
package files;

import java.nio.ByteBuffer;

class MemoryLocked {
    static final ByteBuffer MEMORY = ByteBuffer.allocateDirect(8);

    static synchronized void count() {
        MEMORY.putInt(0, MEMORY.getInt(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(MemoryLocked::count);
        t.start();
        count();
        t.join();
        assert MEMORY.getInt(0) == 2;
    }
}
