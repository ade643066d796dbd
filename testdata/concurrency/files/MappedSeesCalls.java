// verdict: violated
// error: java.lang.AssertionError
// twin: MappedSeesLocked
// oracle: skip
// What a call writes to a file is in the memory that it is mapped to, between two
// reads there.
package files;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

class MappedSeesCalls {
    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        RandomAccessFile file = new RandomAccessFile(at, "rw");
        MappedByteBuffer memory = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 4);
        Thread t = new Thread(() -> {
            try {
                file.write(7);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        t.start();
        int once = memory.get(0), again = memory.get(0);
        t.join();
        file.close();
        at.delete();
        assert once == again;
    }
}
