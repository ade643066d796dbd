// verdict: violated
// error: java.io.IOException
// twin: ReadsToTheEnd
// oracle: skip
// The first reader closes the standard input with itself; the second has no line to read.
package monitors;

import java.io.IOException;
import java.util.Scanner;

class ReadsFromClosed {
    static String first() {
        try (Scanner in = new Scanner("a line")) {
            return in.nextLine();
        } finally {
            new Scanner(System.in).close();
        }
    }

    public static void main(String[] args) throws IOException {
        assert first().equals("a line");
        System.in.read();
    }
}
