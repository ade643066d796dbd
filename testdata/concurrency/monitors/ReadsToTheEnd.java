// verdict: safe
// oracle: skip
// What is left of an input that was not closed is read: nothing.
package monitors;

import java.io.IOException;
import java.util.Scanner;

class ReadsToTheEnd {
    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) in.nextLine();
        assert System.in.read() < 0;
    }
}
