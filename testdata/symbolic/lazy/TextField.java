// verdict: violated
// error:   java.lang.NullPointerException
// twin:    TextFieldGuarded
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.TextField.test(sym)
// The name of a person can be null.
package lazy;

public class TextField {
    static class Person {
        String name;
    }

    static int test(Person p) {
        return p == null ? 0 : p.name.isEmpty() ? 1 : 2;
    }

    public static void main(String[] args) {
        test(null);
    }
}
