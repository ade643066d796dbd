package learn;

/** Errors at different depths. */
public class Deep {
    public static int first(int a) {
        return 10 / a;
    }

    public static int later(int a, int b, int[] list) {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            if (a > i) {
                n += b;
            } else if (b > i) {
                n -= a;
            }
        }
        if (n == 6 && list != null) {
            return list[n];
        }
        return n == 9 ? n / (a - a) : n;
    }

    public static int length(String s, String t) {
        if (s == null || s.length() > 2) {
            return 0;
        }
        return s.length() + t.length();
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new IllegalStateException();
        }
    }

    public static void checked(int a, int b) {
        for (int i = 0; i < a; i++) {
            check(i != b);
        }
    }
}
