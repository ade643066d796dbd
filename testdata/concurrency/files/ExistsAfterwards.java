// verdict: safe
// What the other thread has made is gone once it has ended.
package files;

import java.io.File;

class ExistsAfterwards {
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
        Thread t = new Thread(ExistsAfterwards::use);
        t.start();
        t.join();
        assert !file.exists();
    }
}
