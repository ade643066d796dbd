// verdict: violated
// error:   java.lang.AssertionError
// twin:    StaticFieldFinal
// paths:   5
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.fields=static +symbolic.method=lazy.StaticField.test(sym)
// The class has a list that is unknown when the method begins. n is null (1), or an
// object and head null, the same, or another one (3), whose val is what n.val is or
// not: in the second case the assertion holds by itself, in the third both happen:
// 1 + 1 + 1 + 2 = 5.
package lazy;

public class StaticField {
    static class Node {
        int val;
    }

    static Node head;

    static void test(Node n) {
        if (n != null && head != null) {
            assert n.val == head.val;
        }
    }

    public static void main(String[] args) {
        head = new Node();
        test(null);
    }
}
