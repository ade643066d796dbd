// verdict: safe
// oracle: skip
// A file is written again and again, at other times, which nobody asks for: there are two states.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.io.FileOutputStream;

class FileTimeUnread {
    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        while (file.createNewFile() || Verify.getBoolean()) {
            Thread.sleep(1);
            try (FileOutputStream out = new FileOutputStream(file)) {
                out.write(1);
            }
        }
    }
}
