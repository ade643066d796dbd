package cases;

import java.util.List;
import java.util.Map;

/** Each line with a bug says which, and in which tier; every other line is clean. */
public class Basics {
    private final int[] data = new int[3];
    private String name;

    public Basics(String name) {
        this.name = name;
    }

    public int at(int i) {
        return data[i]; // bug: ArrayIndexOutOfBoundsException 1
    }

    public int atGuarded(int i) {
        return i >= 0 && i < data.length ? data[i] : -1;
    }

    public synchronized int length() {
        return name.length(); // bug: NullPointerException 3
    }

    public static int divide(int a, int b) {
        return a / b; // bug: ArithmeticException 1
    }

    public static int divideGuarded(int a, int b) {
        return b == 0 ? 0 : a / b;
    }

    public static int first(List<String> list) {
        if (list == null) {
            return 0;
        }
        return list.get(0).length(); // bug: IndexOutOfBoundsException 2, NullPointerException 3
    }

    public static int size(Map<String, Integer> map) {
        return map.size(); // bug: NullPointerException 3
    }

    public static int lookup(Map<String, Integer> map, String key) {
        if (map == null || key == null) {
            return 0;
        }
        return map.get(key); // bug: NullPointerException 2
    }

    public static int[] make(int n) {
        return new int[n]; // bug: NegativeArraySizeException 1
    }

    public static String text(Object o) {
        return o == null ? "" : (String) o; // bug: ClassCastException 2
    }

    public static void store(Object[] array, Object value) {
        if (array != null && array.length > 0 && value != null) {
            array[0] = value;
        }
    }

    public static int checked(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative"); // bug: IllegalArgumentException 4
        }
        return n;
    }

    public static int checkedKind(String s) {
        if (s == null || s.isEmpty()) {
            throw new NumberFormatException("no text"); // bug: NumberFormatException 4
        }
        return s.length();
    }

    public static int checkedZero(int n) {
        if (n == 0) {
            throw new ArithmeticException("n must not be zero"); // bug: ArithmeticException 4
        }
        return 100 / n;
    }

    public static int parse(String s) {
        if (s == null || s.isEmpty()) {
            return 0;
        }
        return Integer.parseInt(s); // bug: NumberFormatException 1
    }

    public static char last(String s) {
        if (s == null) {
            return ' ';
        }
        return s.charAt(s.length() - 1); // bug: StringIndexOutOfBoundsException 1
    }

    public static int asserted(int n) {
        assert n != 12345; // bug: AssertionError 1
        return n;
    }

    /** Two parameters that are one object. */
    public static int alias(int[] a, int[] b) {
        if (a == null || b == null || a.length == 0 || b.length == 0) {
            return 0;
        }
        a[0] = 1;
        b[0] = 0;
        return 10 / a[0]; // bug: ArithmeticException 2
    }
}
