// verdict: violated
// error:   java.lang.ArrayStoreException
// twin:    ArrayStoredFitting
// paths:   3
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.ArrayStored.test(sym)
// The array takes Derived only: null and a Derived fit, a Base does not.
package lazy;

public class ArrayStored {
    static class Base {
    }

    static class Derived extends Base {
    }

    static void test(Base b) {
        Base[] array = new Derived[1];
        array[0] = b;
    }

    public static void main(String[] args) {
        test(null);
    }
}
