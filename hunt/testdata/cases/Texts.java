package cases;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringTokenizer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts, streams, dates, formats: wrong arguments into the JDK. */
public class Texts {
    public static String afterDot(String s) {
        return s == null ? "" : s.substring(s.indexOf('.') + 5); // bug: StringIndexOutOfBoundsException 1
    }

    public static String beforeDot(String s) {
        return s == null ? "" : s.substring(0, s.indexOf('.')); // bug: StringIndexOutOfBoundsException 1
    }

    public static String beforeDotClean(String s) {
        return s == null || s.indexOf('.') < 0 ? "" : s.substring(0, s.indexOf('.'));
    }

    public static String second(String s) {
        return s == null ? "" : s.split(",")[1]; // bug: ArrayIndexOutOfBoundsException 1
    }

    public static String initial(String s) {
        return s == null ? "" : s.trim().substring(0, 1).toUpperCase(Locale.ROOT); // bug: StringIndexOutOfBoundsException 1
    }

    public static String initialClean(String s) {
        return s == null || s.isEmpty() ? "" : s.substring(0, 1).toUpperCase(Locale.ROOT);
    }

    public static long parsed(String s) {
        return s == null ? 0 : Long.parseLong(s.trim()); // bug: NumberFormatException 1
    }

    public static int hex(char c) {
        return 16 / Character.digit(c, 16); // bug: ArithmeticException 1
    }

    public static boolean matches(String pattern, String text) {
        if (pattern == null || text == null) {
            return false;
        }
        return Pattern.matches(pattern, text); // bug: PatternSyntaxException 1
    }

    public static String format(int n) {
        return n == 5 ? String.format("%q", n) : ""; // bug: UnknownFormatConversionException 1
    }

    public static int token(String s) {
        if (s == null) {
            return 0;
        }
        StringTokenizer t = new StringTokenizer(s, ";");
        return t.nextToken().length(); // bug: NoSuchElementException 1
    }

    public static int tokenClean(String s) {
        if (s == null) {
            return 0;
        }
        StringTokenizer t = new StringTokenizer(s, ";");
        return t.hasMoreTokens() ? t.nextToken().length() : 0;
    }

    public static LocalDate date(int month) {
        return LocalDate.of(2020, month, 1); // bug: DateTimeException 1
    }

    public static LocalDate dateClean(int month) {
        return LocalDate.of(2020, month < 1 || month > 12 ? 1 : month, 1);
    }

    public static int longest(List<String> words) {
        if (words == null || words.contains(null)) {
            return 0;
        }
        return words.stream().mapToInt(String::length).max().getAsInt(); // bug: NoSuchElementException 2
    }

    public static int longestClean(List<String> words) {
        if (words == null || words.contains(null)) {
            return 0;
        }
        return words.stream().mapToInt(String::length).max().orElse(0);
    }

    public static int quotients(int n) {
        return IntStream.range(0, 3).map(i -> 10 / (i - n)).sum(); // bug: ArithmeticException 1
    }

    public static String collected(int[] a) {
        return a == null ? "" : Arrays.stream(a).mapToObj(x -> x == 7 ? null : "v").map(s -> s.trim()).collect(Collectors.joining()); // bug: NullPointerException 2
    }

    public static char builder(StringBuilder b) {
        return b == null ? ' ' : b.charAt(0); // bug: StringIndexOutOfBoundsException 2
    }

    public static char builderClean(StringBuilder b) {
        return b == null || b.length() == 0 ? ' ' : b.charAt(0);
    }

    public static int compared(String a, String b) {
        if (a == null || b == null) {
            return 0;
        }
        return 1 / a.compareTo(b); // bug: ArithmeticException 1
    }

    public static int equal(String a) {
        if ("secret".equals(a)) {
            throw new IllegalStateException("found"); // bug: IllegalStateException 1
        }
        return 0;
    }

    public static int switched(String s) {
        if (s == null) {
            return 0;
        }
        int[] table = new int[2];
        switch (s) {
            case "one":
                return table[1];
            case "two":
                return table[2]; // bug: ArrayIndexOutOfBoundsException 1
            default:
                return table[0];
        }
    }

    public static int prefix(String s) {
        if (s != null && s.startsWith("id=") && s.length() < 6) {
            return 3 / (s.length() - 3); // bug: ArithmeticException 1
        }
        return 0;
    }

    public static String repeated(int n) {
        return "ab".repeat(n > 3 ? 3 : n); // bug: IllegalArgumentException 1
    }

    public static int wrapped(Byte b) {
        return b == null ? 0 : 1000 / (b + 128); // bug: ArithmeticException 1
    }

    public static int narrowed(long n) {
        return Math.toIntExact(n); // bug: ArithmeticException 1
    }

    public static int rounded(double d) {
        return 7 / (int) d; // bug: ArithmeticException 1
    }

    public static int exact(double d) {
        if (d > 0.5 && d < 0.75 && d * d == 0.390625) {
            throw new IllegalStateException("five eighths"); // bug: IllegalStateException 1
        }
        return 0;
    }

    public static int nan(double d) {
        if (d != d) {
            throw new IllegalStateException("not a number"); // bug: IllegalStateException 1
        }
        return 0;
    }
}
