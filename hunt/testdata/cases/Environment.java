package cases;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

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
        return 10 / (name.length() - 3); // needs a variable: not confirmed
    }
}
