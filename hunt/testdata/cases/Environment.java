package cases;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;

/** What is asked of the environment may be anything, and missing. */
public class Environment {
    public static int property() {
        return System.getProperty("cases.name").length(); // bug: NullPointerException 1
    }

    public static int propertyGuarded() {
        String name = System.getProperty("cases.name");
        return name == null ? 0 : name.length();
    }

    public static char first() {
        return System.getProperty("cases.name", "x").charAt(0); // bug: StringIndexOutOfBoundsException 1
    }

    public static int line() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String text = in.readLine();
        if (text == null || text.length() != 1 || text.charAt(0) < '0' || text.charAt(0) > '9') {
            return 0;
        }
        return 100 / (text.charAt(0) - '0'); // bug: ArithmeticException 1
    }

    public static int variable() {
        String name = System.getenv("CASES_NAME_OF_NO_ONE");
        if (name == null) {
            return 0;
        }
        return 10 / (name.length() - 3); // bug: ArithmeticException 1
    }

    /** One in ten numbers is zero. */
    public static int dice() {
        return 10 / (int) (Math.random() * 10); // bug: ArithmeticException 1
    }

    /** What happens at some times only is not seen to happen again. */
    public static int clock() {
        return (int) (100 / (System.currentTimeMillis() % 2)); // missed: ArithmeticException 1
    }

    public static int diceGuarded() {
        int n = (int) (Math.random() * 10);
        return n == 0 ? 0 : 10 / n;
    }

    /** Numbers of a generator are never below zero where it has a bound. */
    public static int index() {
        int[] table = {1, 2, 3, 4};
        return table[new Random().nextInt(4)];
    }

    public static int logged() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String text = in.readLine();
        Logger.getLogger("cases").log(Level.WARNING, text);
        return text == null ? 0 : 10 / text.length(); // bug: ArithmeticException 1
    }
}
