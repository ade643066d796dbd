// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.ClassIsInitialised.test(sym)
// There is no object of a class that is not initialised: its static initialiser
// has run when the object is there, and has not where there is null. Constructors
// do not run: made stays 0.
package lazy;

public class ClassIsInitialised {
    static int initialised, made;

    static class Node {
        int val;

        static {
            initialised++;
        }

        Node() {
            made++;
        }
    }

    static int test(Node n) {
        if (n == null) {
            assert initialised == 0;
            return 0;
        }
        int result = n.val > 0 ? 1 : 2;
        assert initialised == 1 && made == 0;
        return result;
    }

    public static void main(String[] args) {
        test(null);
    }
}
