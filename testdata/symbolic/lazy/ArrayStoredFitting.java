// verdict: safe
// paths:   1
// set:     +symbolic.lazy=true +symbolic.method=lazy.ArrayStoredFitting.test(sym)
// The array takes what it is given, so nothing has to be known about it.
package lazy;

public class ArrayStoredFitting {
    static class Base {
    }

    static class Derived extends Base {
    }

    static void test(Base b) {
        Base[] array = new Base[1];
        array[0] = b;
    }

    public static void main(String[] args) {
        test(null);
    }
}
