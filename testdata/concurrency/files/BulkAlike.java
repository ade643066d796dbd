// verdict: safe
// What was copied is what was there before it was filled, or what it was filled with.
package files;

import java.nio.ByteBuffer;

class BulkAlike {
    static final ByteBuffer MEMORY = ByteBuffer.allocateDirect(2);

    static void fill() {
        MEMORY.put(0, new byte[] {1, 2});
    }

    static byte[] copy() {
        byte[] both = new byte[2];
        MEMORY.get(0, both);
        return both;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(BulkAlike::fill);
        t.start();
        byte[] one = copy(), other = copy();
        t.join();
        assert one[0] <= other[0];
    }
}
