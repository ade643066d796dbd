// verdict: violated
// error: java.lang.AssertionError
// twin: PrintsToOpenDescriptor
// oracle: skip
// What a thread prints is not lost if it comes before main closes the descriptor.
package monitors;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

class PrintsBeforeDescriptorCloses {
    public static void main(String[] args) throws InterruptedException, IOException {
        Thread other = new Thread(() -> System.err.print("text"));
        other.start();
        new FileOutputStream(FileDescriptor.err).close();
        other.join();
        assert System.err.checkError() : "printed before";
    }
}
