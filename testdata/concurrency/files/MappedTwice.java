// verdict: violated
// error: java.lang.AssertionError
// twin: MappedTwiceJoined
// oracle: skip
// Two buffers of one file, the one longer than the other, are the same memory.
package files;

import java.io.File;
import java.io.RandomAccessFile;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

class MappedTwice {
    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        RandomAccessFile file = new RandomAccessFile(at, "rw");
        MappedByteBuffer one = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 4);
        MappedByteBuffer two = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 2, 40);
        Thread t = new Thread(() -> one.put(3, (byte) 1));
        t.start();
        int seen = two.get(1);
        t.join();
        file.close();
        at.delete();
        assert seen == 0;
    }
}
