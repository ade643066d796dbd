// verdict: violated
// error: java.lang.AssertionError
// twin: PositionLocked
// Another thread moves the file's position between seek and read.
package files;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

class PositionShared {
    static RandomAccessFile file;

    static void jump() {
        try {
            file.seek(3);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static int first() throws IOException {
        file.seek(0);
        return file.read();
    }

    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        file = new RandomAccessFile(at, "rw");
        file.write(new byte[] {1, 2, 3, 4});
        Thread t = new Thread(PositionShared::jump);
        t.start();
        int first = first();
        t.join();
        file.close();
        at.delete();
        assert first == 1 : first;
    }
}
