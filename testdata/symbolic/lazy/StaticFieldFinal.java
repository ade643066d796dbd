// verdict: safe
// paths:   2
// set:     +symbolic.lazy=true +symbolic.fields=static +symbolic.method=lazy.StaticFieldFinal.test(sym)
// A final field is what it is: one object, which n is not, for it is no input. n is
// null or an object.
package lazy;

public class StaticFieldFinal {
    static class Node {
        int val;
    }

    static final Node HEAD = new Node();

    static void test(Node n) {
        assert HEAD != null && n != HEAD;
        if (n != null) {
            n.val = 1;
            assert HEAD.val == 0;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
