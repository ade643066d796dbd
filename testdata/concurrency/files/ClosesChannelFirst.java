// verdict: violated
// error: java.lang.AssertionError
// twin: ClosesChannelInUse
// A channel may be closed before the other thread has read from it.
package files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

class ClosesChannelFirst {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path file = Files.createTempFile("channel", null);
        Files.write(file, new byte[3]);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        int[] had = {-1};
        Thread reader = new Thread(() -> {
            try {
                had[0] = channel.read(ByteBuffer.allocate(2));
            } catch (ClosedChannelException e) {
                had[0] = 0;
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        reader.start();
        channel.close();
        reader.join();
        assert had[0] == 2 : "closed before";
        Files.delete(file);
    }
}
