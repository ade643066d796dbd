// verdict: violated
// error: java.lang.AssertionError
// twin: WrittenAndRenamed
// A file that is being written can be seen when half of it is there.
package files;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

class WrittenInPlace {
    static File file, draft;

    static void write() {
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(1);
            out.write(2);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        draft = File.createTempFile("files", ".draft");
        file = new File(draft.getPath() + ".done");
        Thread t = new Thread(WrittenInPlace::write);
        t.start();
        long length = file.length();
        t.join();
        file.delete();
        draft.delete();
        assert length == 0 || length == 2 : length;
    }
}
