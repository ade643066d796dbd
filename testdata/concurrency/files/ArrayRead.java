// verdict: violated
// error: java.lang.AssertionError
// oracle:  skip
// twin: ArrayReadAfterwards
// A stream may have read into an array that another thread looks at.
package files;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

class ArrayRead {
    public static void main(String[] args) throws Exception {
        byte[] a = {0, 0};
        FileOutputStream out = new FileOutputStream("array.bin");
        out.write(new byte[] {1, 1});
        out.close();
        new Thread(() -> {
            try {
                new FileInputStream("array.bin").read(a);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert a[0] == 0;
    }
}
