// verdict: safe
// Seek and read happen under a lock.
package files;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

class PositionLocked {
    static RandomAccessFile file;

    static synchronized void jump() {
        try {
            file.seek(3);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static synchronized int first() throws IOException {
        file.seek(0);
        return file.read();
    }

    public static void main(String[] args) throws Exception {
        File at = File.createTempFile("files", null);
        file = new RandomAccessFile(at, "rw");
        file.write(new byte[] {1, 2, 3, 4});
        Thread t = new Thread(PositionLocked::jump);
        t.start();
        int first = first();
        t.join();
        file.close();
        at.delete();
        assert first == 1 : first;
    }
}
