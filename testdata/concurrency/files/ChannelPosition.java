// verdict: violated
// error: java.lang.AssertionError
// twin: ChannelAtOffset
// Two threads share the position of a channel.
package files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

class ChannelPosition {
    static FileChannel file;

    static void skip() {
        try {
            file.position(2);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path at = Files.createTempFile("files", null);
        Files.write(at, new byte[] {1, 2, 3, 4});
        file = FileChannel.open(at, StandardOpenOption.READ);
        Thread t = new Thread(ChannelPosition::skip);
        t.start();
        ByteBuffer one = ByteBuffer.allocate(1);
        file.read(one);
        t.join();
        file.close();
        Files.delete(at);
        assert one.get(0) == 1 : one.get(0);
    }
}
