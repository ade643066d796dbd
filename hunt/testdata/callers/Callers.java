package callers;

import java.util.function.ToIntFunction;

/** What methods that only this code calls are given. */
public class Callers {
    public static int tested(String s, int i) {
        int[] table = {1, 2, 3};
        return s == null || i < 0 || i > 2 ? 0 : length(s) + at(table, i);
    }

    static int length(String s) {
        return s.length(); // bug: NullPointerException 4
    }

    static int at(int[] table, int i) {
        return table[i]; // bug: ArrayIndexOutOfBoundsException 4, NullPointerException 4
    }

    public static int untested(String s) {
        return given(s);
    }

    private static int given(String s) {
        return s.length(); // bug: NullPointerException 3
    }

    /** Nobody calls it: whoever will may give anything. */
    static int lonely(String s) {
        return s.length(); // bug: NullPointerException 3
    }

    public static ToIntFunction<String> handed() {
        return Callers::named;
    }

    static int named(String s) {
        return s.length(); // bug: NullPointerException 3
    }
}
