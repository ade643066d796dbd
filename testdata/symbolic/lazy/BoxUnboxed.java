// verdict: violated
// error:   java.lang.NullPointerException
// twin:    BoxesCompared
// paths:   3
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.BoxUnboxed.test(sym)
// An Integer is null, or a box of any int.
package lazy;

public class BoxUnboxed {
    static int test(Integer n) {
        return n > 0 ? 1 : 2;
    }

    public static void main(String[] args) {
        test(1);
    }
}
