// verdict: violated
// error: java.lang.AssertionError
// twin: PrintsToOpenDescriptor
// oracle: skip
// What a thread prints is lost if main closes the descriptor of the stream first.
package monitors;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

class PrintsToClosedDescriptor {
    public static void main(String[] args) throws InterruptedException, IOException {
        Thread other = new Thread(() -> System.err.print("text"));
        other.start();
        new FileOutputStream(FileDescriptor.err).close();
        other.join();
        assert !System.err.checkError() : "lost";
    }
}
