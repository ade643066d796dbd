// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Two states differ in a byte behind the first piece of a file.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.io.RandomAccessFile;

class FileContentMatters {
    static int read(RandomAccessFile file) throws Exception {
        file.seek(150_000);
        return file.read();
    }

    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        file.createNewFile();
        RandomAccessFile at = new RandomAccessFile(file, "rw");
        at.setLength(200_000);
        boolean choice = Verify.getBoolean(false);
        at.seek(150_000);
        at.write(choice ? 1 : 2);
        at.seek(0);
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(read(at) == 1);
    }
}
