package cases;

import java.io.IOException;

/** Methods of which each call fails, and others of which not each does. */
public class Manifest {
    private static final int[] NONE = {};

    public static int always(int a) {
        int zero = a - a;
        return a / zero; // bug: ArithmeticException 1
    }

    public static int either(boolean b) {
        if (b) {
            return NONE[0]; // bug: ArrayIndexOutOfBoundsException 1
        }
        String s = null;
        return s.length(); // bug: NullPointerException 1
    }

    public static int sometimes(boolean b) {
        return b ? 1 : NONE[1]; // bug: ArrayIndexOutOfBoundsException 1
    }

    public static int declared(boolean b) throws IOException {
        if (b) {
            throw new IOException("as it says");
        }
        return NONE[2]; // bug: ArrayIndexOutOfBoundsException 1
    }

    public static int unsupported() {
        throw new UnsupportedOperationException(); // bug: UnsupportedOperationException 4
    }
}
