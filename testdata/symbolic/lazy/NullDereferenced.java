// verdict: violated
// error:   java.lang.NullPointerException
// twin:    NullChecked
// paths:   2
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.NullDereferenced.test(sym)
// The parameter is null, or a new object: nothing of it is looked at but val,
// which no branch depends on.
package lazy;

public class NullDereferenced {
    static class Node {
        int val;
    }

    static int test(Node n) {
        return n.val;
    }

    public static void main(String[] args) {
        test(new Node());
    }
}
