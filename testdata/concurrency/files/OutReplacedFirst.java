// verdict: safe
// The standard output is replaced before it is used.
package files;

import java.io.OutputStream;
import java.io.PrintStream;

class OutReplacedFirst {
    static final PrintStream MINE = new PrintStream(OutputStream.nullOutputStream());

    public static void main(String[] args) throws Exception {
        PrintStream before = System.out;
        Thread t = new Thread(() -> System.setOut(MINE));
        t.start();
        t.join();
        boolean same = System.out == System.out;
        assert same && System.out != before;
    }
}
