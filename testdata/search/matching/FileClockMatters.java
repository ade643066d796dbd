// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// A file was written after a sleep or without one, in a program that reads no clock.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.nio.file.Files;

class FileClockMatters {
    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        file.createNewFile();
        boolean choice = Verify.getBoolean(false);
        if (choice) {
            Thread.sleep(5000);
        }
        Files.write(file.toPath(), new byte[1]);
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(file.lastModified() % 60_000 >= 5000);
    }
}
