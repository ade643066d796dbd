// verdict: safe
// A list that is made when the other thread has ended shows the last name only.
package files;

import java.io.File;

class ListedAfterwards {
    static File dir;

    static void work() {
        try {
            File a = new File(dir, "a");
            a.createNewFile();
            a.renameTo(new File(dir, "b"));
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        dir = java.nio.file.Files.createTempDirectory("files").toFile();
        Thread t = new Thread(ListedAfterwards::work);
        t.start();
        t.join();
        String[] names = dir.list();
        for (File f : dir.listFiles()) {
            f.delete();
        }
        dir.delete();
        assert java.util.Arrays.equals(names, new String[] {"b"});
    }
}
