// verdict: violated
// oracle:  skip
// error: java.lang.AssertionError
// twin: ArrayReadAfterwards
// A stream reads into an array that another thread looks at meanwhile.
package files;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

class ArrayRead {
    public static void main(String[] args) throws Exception {
        byte[] a = {0, 0};
        try (FileOutputStream out = new FileOutputStream("array.bin")) {
            out.write(1);
        }
        Thread t = new Thread(() -> {
            try (FileInputStream in = new FileInputStream("array.bin")) {
                in.read(a);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        assert a[0] == 1;
        t.join();
    }
}
