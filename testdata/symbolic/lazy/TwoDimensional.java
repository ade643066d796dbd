// verdict: violated
// error:   java.lang.AssertionError
// twin:    TwoDimensionalRows
// paths:   8
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.TwoDimensional.test(sym)
// m is null (1) or has another length than 2 (1). Row 0 is null (1) or of another
// length than 1 (1). Row 1 is null (1), or row 0 itself, where the assertion fails
// (1), or of another length (1), or of length 1 (1).
package lazy;

public class TwoDimensional {
    static void test(int[][] m) {
        if (m == null || m.length != 2 || m[0] == null || m[0].length != 1 || m[1] == null || m[1].length != 1) {
            return;
        }
        m[0][0] = 1;
        m[1][0] = 2;
        assert m[0][0] == 1;
    }

    public static void main(String[] args) {
        test(null);
    }
}
