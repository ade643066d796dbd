// verdict: violated
// error: java.io.FileNotFoundException
// twin: OpenedAndKept
// A file is deleted between the check that it can be read and its use.
package files;

import java.io.File;
import java.io.FileInputStream;

class OpenedAfterCheck {
    static File file;

    public static void main(String[] args) throws Exception {
        file = File.createTempFile("files", null);
        Thread t = new Thread(() -> file.delete());
        t.start();
        if (file.canRead()) {
            new FileInputStream(file).close();
        }
        t.join();
        file.delete();
    }
}
