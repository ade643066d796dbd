// verdict: safe
// Two threads count in memory that is a file, under a lock.
package files;

import java.io.File;
import java.io.RandomAccessFile;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

class MappedLocked {
    static MappedByteBuffer memory;

    static synchronized void count() {
        memory.put(0, (byte) (memory.get(0) + 1));
    }

    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        RandomAccessFile file = new RandomAccessFile(at, "rw");
        memory = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 4);
        Thread t = new Thread(MappedLocked::count);
        t.start();
        count();
        t.join();
        int n = file.read();
        file.close();
        at.delete();
        assert n == 2 : n;
    }
}
