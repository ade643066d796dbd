// verdict: violated
// error: java.lang.AssertionError
// twin: ExistsAfterwards
// Another thread makes a file for a moment; it may be seen then.
package files;

import java.io.File;

class ExistsMeanwhile {
    static File file;

    static void use() {
        try {
            file.createNewFile();
            file.delete();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        file = File.createTempFile("files", null);
        file.delete();
        Thread t = new Thread(ExistsMeanwhile::use);
        t.start();
        boolean seen = file.exists();
        t.join();
        assert !seen;
    }
}
