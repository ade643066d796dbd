/** The choices of the tests' programs; the natives are the test's own. */
public class Choose {
    /** Some number from 0 to n-1. */
    public static native int pick(int n);

    /** Sets the score of the present state. */
    public static native void score(int n);

    /** Takes long, and looks at nothing meanwhile. */
    public static native void busy();

    /** Goes no further on this path unless the condition holds. */
    public static native void assume(boolean condition);
}
