package needs;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.Random;

/** Bugs that need what tests cannot provide, with clean twins. */
public class Outside {
    public static int absolute() throws IOException {
        try (BufferedReader in = new BufferedReader(new FileReader("/etc/cases"))) {
            String text = in.readLine();
            return text == null ? 0 : 5 / text.length(); // needs: the file /etc/cases
        }
    }

    public static int number() {
        return 10 / new Random().nextInt(); // needs: a random number
    }

    public static long clock() {
        return 10 / (System.currentTimeMillis() - 86400000L); // needs: the clock
    }

    public static long clockGuarded() {
        return 10 / (System.currentTimeMillis() + 1);
    }
}
