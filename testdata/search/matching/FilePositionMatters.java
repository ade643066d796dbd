// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Two states differ in how far an open file was read.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.io.RandomAccessFile;

class FilePositionMatters {
    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        file.createNewFile();
        RandomAccessFile at = new RandomAccessFile(file, "rw");
        boolean choice = Verify.getBoolean(false);
        at.seek(choice ? 2 : 1);
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(at.getFilePointer() == 2);
    }
}
