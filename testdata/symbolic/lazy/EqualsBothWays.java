// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true +symbolic.method=lazy.EqualsBothWays.test(sym#sym)
// a null (1); b null (1); b is a (1), where nothing is left to compare; another
// point: x differs, y differs, or neither (3). The way back takes no decisions.
package lazy;

public class EqualsBothWays {
    static class Point {
        int x, y;

        @Override public boolean equals(Object o) {
            if (!(o instanceof Point)) {
                return false;
            }
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override public int hashCode() { return x; }
    }

    static void test(Point a, Point b) {
        if (a != null && b != null) {
            assert a.equals(b) == b.equals(a);
        }
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
