// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.CastChecked.test(sym)
// null, Circle, Square.
package lazy;

public class CastChecked {
    interface Shape {
    }

    static class Circle implements Shape {
    }

    static class Square implements Shape {
    }

    static Circle test(Shape s) {
        return s instanceof Circle ? (Circle) s : null;
    }

    public static void main(String[] args) {
        test(null);
    }
}
