// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Two states differ in who may execute a file.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;

class FilePermissionMatters {
    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        file.createNewFile();
        boolean choice = Verify.getBoolean(false);
        file.setExecutable(choice);
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(file.canExecute());
    }
}
