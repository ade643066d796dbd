// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.PolymorphismComplete.test(sym)
// null, a Circle, a Square, a Triangle.
package lazy;

public class PolymorphismComplete {
    abstract static class Shape {
        abstract int kind();
    }

    static class Circle extends Shape {
        int kind() { return 1; }
    }

    static class Square extends Shape {
        int kind() { return 2; }
    }

    static class Triangle extends Shape {
        int kind() { return 3; }
    }

    static void test(Shape s) {
        if (s != null) {
            assert s.kind() <= 3;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
