// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// A file of the same name and contents is another file than the one that was remembered.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

class FileNumberMatters {
    public static void main(String[] args) throws Exception {
        Path file = Path.of("matching-file");
        Files.createFile(file);
        Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        boolean choice = Verify.getBoolean(false);
        if (choice) {
            Files.move(file, Path.of("matching-kept"));
            Files.createFile(file);
        } else {
            Files.createFile(Path.of("matching-kept"));
        }
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(!Files.readAttributes(file, BasicFileAttributes.class).fileKey().equals(key));
    }
}
