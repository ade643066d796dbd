package cases;

/** A null is the caller's fault where an annotation says so. */
public class Annotated {
    public @interface NonNull {
    }

    public @interface Nullable {
    }

    public static int required(@NonNull String s) {
        return s.length(); // bug: NullPointerException 4
    }

    public static int optional(@Nullable String s) {
        return s.length(); // bug: NullPointerException 3
    }

    public static int second(String a, @NonNull String b) {
        return b.length() + a.length(); // bug: NullPointerException 3
    }

    /** Here it is not the null that does harm. */
    public static int divided(@NonNull String s, int n) {
        return s.length() / n; // bug: NullPointerException 4, ArithmeticException 1
    }
}
