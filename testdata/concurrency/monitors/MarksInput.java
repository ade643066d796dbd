// verdict: violated
// error: java.lang.AssertionError
// twin: ReadsToTheEnd
// The standard input is a BufferedInputStream: a mark can be gone back to.
package monitors;

import java.io.BufferedInputStream;
import java.io.IOException;

class MarksInput {
    public static void main(String[] args) throws IOException {
        System.in.mark(1);
        int first = System.in.read();
        System.in.reset();
        assert !(System.in instanceof BufferedInputStream) || !System.in.markSupported() || System.in.read() != first;
    }
}
