// verdict: safe
// Who reads from a stream that others close expects that.
package files;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

class ClosedByOtherHandled {
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
        Thread t = new Thread(ClosedByOtherHandled::close);
        t.start();
        try {
            assert in.read() == -1;
        } catch (IOException e) {
            assert e.getMessage().equals("Stream Closed");
        }
        t.join();
        file.delete();
    }
}
