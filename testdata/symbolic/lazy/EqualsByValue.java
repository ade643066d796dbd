// verdict: violated
// error:   java.lang.NullPointerException
// twin:    EqualsBothWays
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.EqualsByValue.test(sym#sym)
// equals is called with null.
package lazy;

public class EqualsByValue {
    static class Point {
        int x, y;

        @Override public boolean equals(Object o) {
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override public int hashCode() { return x; }
    }

    static boolean test(Point a, Point b) {
        return a != null && a.equals(b);
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
