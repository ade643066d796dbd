// verdict: safe
// Who closes a channel waits until nobody reads from it, looking at it from time to time, which is no time that passes for anybody.
package files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

class ClosesChannelInUse {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path file = Files.createTempFile("channel", null);
        long began = System.currentTimeMillis();
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
        assert had[0] == 2 || had[0] == 0;
        assert began >= 0 && !channel.isOpen();
        Files.delete(file);
    }
}
