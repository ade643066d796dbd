package cases;

import java.util.logging.Level;
import java.util.logging.Logger;

/** A logger that is a static field comes to be behind many a fork. */
public class Logged {
    static class Log {
        static final Logger log = Logger.getLogger("cases.log");
    }

    private static int number(String text) {
        int n = -1;
        if (text.startsWith("n=")) {
            try {
                n = Integer.parseInt(text.substring(2));
            } catch (NumberFormatException e) {
                Log.log.log(Level.WARNING, "no number", e);
            }
        }
        Log.log.info("parsed");
        return n;
    }

    public static int share(String text) {
        return text == null ? 0 : 100 % number(text); // bug: ArithmeticException 1
    }

    public static int name() {
        return 1 / (Log.log.getName().length() - 9); // bug: ArithmeticException 1
    }

    public static int nameClean() {
        Log.log.setLevel(Level.OFF);
        return 1 / (Log.log.getName().length() - 8);
    }

    public static int detailed(String text) {
        if (Log.log.isLoggable(Level.INFO)) {
            Log.log.info(text.trim()); // bug: NullPointerException 3
        }
        return 0;
    }
}
