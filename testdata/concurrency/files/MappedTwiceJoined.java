// verdict: safe
// Two buffers of one file are the same memory, which is read when its writer is done.
package files;

import java.io.File;
import java.io.RandomAccessFile;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

class MappedTwiceJoined {
    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        RandomAccessFile file = new RandomAccessFile(at, "rw");
        MappedByteBuffer one = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 4);
        MappedByteBuffer two = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 2, 40);
        Thread t = new Thread(() -> one.put(3, (byte) 1));
        t.start();
        t.join();
        int seen = two.get(1);
        file.close();
        at.delete();
        assert seen == 1;
    }
}
