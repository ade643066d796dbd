// verdict: safe
// A stream that appends writes where the end is then.
package files;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

class Appended {
    static File file;

    static void log(int line) {
        try (FileOutputStream out = new FileOutputStream(file, true)) {
            out.write(line);
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
