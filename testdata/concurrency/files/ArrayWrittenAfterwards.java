// verdict: safe
// oracle:  skip
// A stream writes an array after the thread that changes it is done.
package files;

import java.io.FileInputStream;
import java.io.FileOutputStream;

class ArrayWrittenAfterwards {
    public static void main(String[] args) throws Exception {
        byte[] a = {0, 0};
        Thread t = new Thread(() -> a[0] = 1);
        t.start();
        t.join();
        try (FileOutputStream out = new FileOutputStream("array.bin")) {
            out.write(a);
        }
        try (FileInputStream in = new FileInputStream("array.bin")) {
            assert in.read() == 1;
        }
    }
}
