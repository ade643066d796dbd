// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.ClassFails.test(sym)
// There are no objects of a class whose initialiser fails: null (1), and a Good whose
// val is positive or not (2). No Bad is passed.
package lazy;

public class ClassFails {
    abstract static class Base {
        int val;
    }

    static class Good extends Base {
    }

    static class Bad extends Base {
        static final int[] TABLE = new int[2];
        static final int ENTRY = TABLE[2];
    }

    static int test(Base b) {
        return b == null ? 0 : b.val > 0 ? 1 : 2;
    }

    public static void main(String[] args) {
        test(null);
    }
}
