package reports;

/** A division by zero behind a call, and a null. */
public class Chain {
    public static int outer(int n) {
        return inner(n - 7);
    }

    private static int inner(int n) {
        return 100 / n; // zero
    }

    public static int length(String text) {
        return text.length();
    }
}
