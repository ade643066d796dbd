// verdict: violated
// error:   java.lang.AssertionError
// twin:    DirectBufferLocked
// A direct buffer made while two threads run: an increment is lost.
package memory;

import java.nio.ByteBuffer;

class DirectBuffer {
    static volatile ByteBuffer buffer;
    static boolean missed;

    static void add() {
        buffer.putInt(0, buffer.getInt(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (buffer == null) {
                missed = true;
            } else {
                add();
            }
        });
        t.start();
        buffer = ByteBuffer.allocateDirect(4);
        add();
        t.join();
        assert missed || buffer.getInt(0) == 2;
    }
}
