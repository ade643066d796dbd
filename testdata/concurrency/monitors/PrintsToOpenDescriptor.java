// verdict: safe
// oracle: skip
// A descriptor that is closed when all was printed has lost nothing until more is printed.
package monitors;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

class PrintsToOpenDescriptor {
    public static void main(String[] args) throws InterruptedException, IOException {
        Thread other = new Thread(() -> System.err.print("text"));
        other.start();
        other.join();
        new FileOutputStream(FileDescriptor.err).close();
        assert !System.err.checkError();
        System.err.print("lost");
        assert System.err.checkError();
    }
}
