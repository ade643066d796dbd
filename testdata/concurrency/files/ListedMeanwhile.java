// verdict: violated
// error: java.lang.AssertionError
// twin: ListedAfterwards
// A list of files shows a name that is there for a moment.
package files;

import java.io.File;

class ListedMeanwhile {
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
        Thread t = new Thread(ListedMeanwhile::work);
        t.start();
        String[] names = dir.list();
        t.join();
        for (File f : dir.listFiles()) {
            f.delete();
        }
        dir.delete();
        assert !java.util.Arrays.asList(names).contains("a");
    }
}
