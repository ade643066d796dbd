// verdict: violated
// error: java.io.IOException
// twin: ClosedByOtherHandled
// A thread reads from a stream that another one may have closed.
package files;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

class ClosedByOther {
    static FileInputStream in;

    static void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File file = File.createTempFile("files", null);
        in = new FileInputStream(file);
        Thread t = new Thread(ClosedByOther::close);
        t.start();
        in.read();
        t.join();
        file.delete();
    }
}
