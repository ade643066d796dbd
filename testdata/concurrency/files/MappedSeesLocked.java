// verdict: safe
// What a call writes to a file is in the memory that it is mapped to; the reads
// there, and the call, are made under a lock.
package files;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

class MappedSeesLocked {
    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        RandomAccessFile file = new RandomAccessFile(at, "rw");
        MappedByteBuffer memory = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 4);
        Thread t = new Thread(() -> {
            synchronized (file) {
                try {
                    file.write(7);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        });
        t.start();
        int once, again;
        synchronized (file) {
            once = memory.get(0);
            again = memory.get(0);
        }
        t.join();
        file.close();
        at.delete();
        assert once == again && memory.get(0) == 7;
    }
}
