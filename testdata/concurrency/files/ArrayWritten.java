// verdict: violated
// oracle:  skip
// error: java.lang.AssertionError
// twin: ArrayWrittenAfterwards
// A stream writes an array that another thread changes meanwhile.
package files;

import java.io.FileInputStream;
import java.io.FileOutputStream;

class ArrayWritten {
    public static void main(String[] args) throws Exception {
        byte[] a = {0, 0};
        Thread t = new Thread(() -> a[0] = 1);
        t.start();
        try (FileOutputStream out = new FileOutputStream("array.bin")) {
            out.write(a);
        }
        t.join();
        try (FileInputStream in = new FileInputStream("array.bin")) {
            assert in.read() == 1;
        }
    }
}
