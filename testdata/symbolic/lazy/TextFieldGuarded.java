// verdict: safe
// paths:   5
// set:     +symbolic.lazy=true +symbolic.method=lazy.TextFieldGuarded.test(sym)
// No person (1), no name (1), an empty one (1), one that is Ann (1), any other (1).
package lazy;

public class TextFieldGuarded {
    static class Person {
        String name;
    }

    static int test(Person p) {
        if (p == null || p.name == null) {
            return 0;
        }
        if (p.name.isEmpty()) {
            return 1;
        }
        return p.name.equals("Ann") ? 2 : 3;
    }

    public static void main(String[] args) {
        test(null);
    }
}
