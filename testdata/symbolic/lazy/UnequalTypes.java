// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true +symbolic.method=lazy.UnequalTypes.test(sym#sym)
// An object can be what two references of unlike types refer to only if it is of a
// class that is both. a is null (1); an A, and b null or a Both (2); a Both, and b
// null, the same, or another one (3).
package lazy;

public class UnequalTypes {
    interface Left {
    }

    interface Right {
    }

    static class A implements Left {
        int val;
    }

    static class Both implements Left, Right {
    }

    static int test(Left a, Right b) {
        if (a == null) {
            return 0;
        }
        a.hashCode();
        if (b == null) {
            return 1;
        }
        return (Object) a == (Object) b ? 2 : 3;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
