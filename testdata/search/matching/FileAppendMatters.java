// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Two states differ in whether an open file is only appended to.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;

class FileAppendMatters {
    static long size(FileChannel channel, File file) throws IOException {
        channel.position(0);
        channel.write(ByteBuffer.allocate(1));
        return file.length();
    }

    public static void main(String[] args) throws Exception {
        File file = new File("matching-file");
        file.createNewFile();
        Files.write(file.toPath(), new byte[2]);
        boolean choice = Verify.getBoolean(false);
        StandardOpenOption how = choice ? StandardOpenOption.APPEND : StandardOpenOption.WRITE;
        FileChannel channel = FileChannel.open(file.toPath(), how);
        how = null;
        channel.position(0);
        choice = false;
        Verify.breakTransition("same but for the file");
        assert !(size(channel, file) == 3);
    }
}
