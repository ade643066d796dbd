// verdict: violated
// error: java.lang.AssertionError
// oracle:  skip
// twin: ArrayWrittenAfterwards
// A stream writes an array that another thread may have changed before.
package files;

import java.io.FileInputStream;
import java.io.FileOutputStream;

class ArrayWritten {
    public static void main(String[] args) throws Exception {
        byte[] a = {0, 0};
        new Thread(() -> a[0] = 1).start();
        FileOutputStream out = new FileOutputStream("array.bin");
        out.write(a);
        out.close();
        FileInputStream in = new FileInputStream("array.bin");
        assert in.read() == 0;
    }
}
