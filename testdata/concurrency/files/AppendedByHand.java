// verdict: violated
// error: java.lang.AssertionError
// twin: Appended
// Two threads ask for the end of a file and write there.
package files;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

class AppendedByHand {
    static File file;

    static void log(int line) {
        try {
            long end = file.length();
            try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
                out.seek(end);
                out.write(line);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        file = File.createTempFile("files", null);
        Thread t = new Thread(() -> log(1));
        t.start();
        log(2);
        t.join();
        long size = file.length();
        file.delete();
        assert size == 2 : size;
    }
}
