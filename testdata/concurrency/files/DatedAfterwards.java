// verdict: safe
// The time of a file is asked for when nobody changes it any more.
package files;

import java.io.File;

class DatedAfterwards {
    static File file;

    public static void main(String[] args) throws Exception {
        file = File.createTempFile("files", null);
        file.setLastModified(1_000_000);
        Thread t = new Thread(() -> file.setLastModified(2_000_000));
        t.start();
        t.join();
        long first = file.lastModified(), second = file.lastModified();
        file.delete();
        assert first == second && first == 2_000_000;
    }
}
