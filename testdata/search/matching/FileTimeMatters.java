// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Two states differ in the time that a file was given.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;

class FileTimeMatters {
    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        file.createNewFile();
        boolean choice = Verify.getBoolean(false);
        file.setLastModified(choice ? 1_000_000 : 2_000_000);
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(file.lastModified() == 1_000_000);
    }
}
