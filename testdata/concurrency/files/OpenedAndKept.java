// verdict: safe
// A file that is open stays readable when its name is gone.
package files;

import java.io.File;
import java.io.FileInputStream;

class OpenedAndKept {
    static File file;

    public static void main(String[] args) throws Exception {
        file = File.createTempFile("files", null);
        FileInputStream in = new FileInputStream(file);
        Thread t = new Thread(() -> file.delete());
        t.start();
        assert in.read() == -1;
        t.join();
        in.close();
        assert !file.exists();
    }
}
