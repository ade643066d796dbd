// verdict: safe
// paths:   5
// set:     +symbolic.lazy=true +symbolic.method=lazy.BoxesCompared.test(sym#sym)
// Boxes are as valueOf makes them: a null (1), b null (1), equal and small, so that
// they are one object (1), equal and great, so that they are two (1), not equal (1).
package lazy;

public class BoxesCompared {
    static int test(Integer a, Integer b) {
        if (a == null || b == null) {
            return 0;
        }
        if (a == b) {
            assert a.equals(b);
            return 1;
        }
        return a.equals(b) ? 2 : 3;
    }

    public static void main(String[] args) {
        test(1, 2);
    }
}
