// verdict: violated
// error: java.lang.AssertionError
// twin: OutReplacedFirst
// Another thread replaces the standard output between two uses.
package files;

import java.io.OutputStream;
import java.io.PrintStream;

class OutReplaced {
    static final PrintStream MINE = new PrintStream(OutputStream.nullOutputStream());

    public static void main(String[] args) throws Exception {
        PrintStream before = System.out;
        Thread t = new Thread(() -> System.setOut(MINE));
        t.start();
        boolean same = System.out == System.out;
        t.join();
        assert same;
    }
}
