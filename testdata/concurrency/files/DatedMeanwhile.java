// verdict: violated
// error: java.lang.AssertionError
// twin: DatedAfterwards
// The time of a file is set between two questions for it.
package files;

import java.io.File;

class DatedMeanwhile {
    static File file;

    public static void main(String[] args) throws Exception {
        file = File.createTempFile("files", null);
        file.setLastModified(1_000_000);
        Thread t = new Thread(() -> file.setLastModified(2_000_000));
        t.start();
        long first = file.lastModified(), second = file.lastModified();
        t.join();
        file.delete();
        assert first == second;
    }
}
