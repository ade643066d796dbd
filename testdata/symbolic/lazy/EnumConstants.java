// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.EnumConstants.test(sym)
// null and each constant; there are no other objects of an enum. One has a body,
// so its class is not Color.
package lazy;

public class EnumConstants {
    enum Color {
        RED, GREEN,
        BLUE {
            @Override boolean cold() { return true; }
        };
        boolean cold() { return false; }
    }

    static int test(Color c) {
        if (c == null) {
            return 0;
        }
        switch (c) {
            case RED: return 1;
            case GREEN: return 2;
            case BLUE:
                assert c == Color.BLUE && c.cold();
                return 3;
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
