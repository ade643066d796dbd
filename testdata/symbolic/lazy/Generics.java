// verdict: violated
// error:   java.lang.NullPointerException
// twin:    GenericsGuarded
// paths:   4
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.Generics.test(sym)
// box is null (1); its value, which the class file calls an Object, is what the
// cast in test says, an Integer: null, where unboxing throws (1), or a number that
// is positive or not (2). It is nothing else, or the cast would fail.
package lazy;

public class Generics {
    static class Box<T> {
        T value;

        T get() { return value; }
    }

    static int test(Box<Integer> box) {
        if (box == null) {
            return 0;
        }
        int n = box.get();
        return n > 0 ? 1 : 2;
    }

    public static void main(String[] args) {
        test(null);
    }
}
