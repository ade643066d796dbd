package clean;

import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Whatever a class of the caller's returns, nothing goes wrong. */
public class Stubbed {
    public static int text(Supplier<String> s) {
        String t = s == null ? null : s.get();
        return t == null ? 0 : t.length();
    }

    public static int bounded(IntSupplier s, int[] a) {
        int i = s == null ? -1 : s.getAsInt();
        return a != null && i >= 0 && i < a.length ? a[i] : 0;
    }
}
