// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.GenericsGuarded.test(sym)
// box is null (1); its value, which the class file calls an Object, is what the
// cast in test says, an Integer: null (1), or a number that
// is positive or not (2). It is nothing else, or the cast would fail.
package lazy;

public class GenericsGuarded {
    static class Box<T> {
        T value;

        T get() { return value; }
    }

    static int test(Box<Integer> box) {
        if (box == null || box.value == null) {
            return 0;
        }
        int n = box.get();
        return n > 0 ? 1 : 2;
    }

    public static void main(String[] args) {
        test(null);
    }
}
