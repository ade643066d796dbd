// verdict: safe
// A file is written under another name first: it is whole when it has its own.
package files;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

class WrittenAndRenamed {
    static File file, draft;

    static void write() {
        try (FileOutputStream out = new FileOutputStream(draft)) {
            out.write(1);
            out.write(2);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        draft.renameTo(file);
    }

    public static void main(String[] args) throws Exception {
        draft = File.createTempFile("files", ".draft");
        file = new File(draft.getPath() + ".done");
        Thread t = new Thread(WrittenAndRenamed::write);
        t.start();
        long length = file.length();
        t.join();
        file.delete();
        draft.delete();
        assert length == 0 || length == 2 : length;
    }
}
