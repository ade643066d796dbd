// verdict: safe
// oracle:  skip
// A stream reads into an array that is looked at when its thread is done.
package files;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

class ArrayReadAfterwards {
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
        t.join();
        assert a[0] == 1;
    }
}
