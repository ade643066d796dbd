// verdict: violated
// error:   java.lang.AssertionError
// twin:    PolymorphismComplete
// paths:   4
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.Polymorphism.test(sym)
// null, a Circle, a Square, and a Triangle, which nobody has thought of. Shape
// itself is abstract. No class was loaded before.
package lazy;

public class Polymorphism {
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
            assert s.kind() != 3;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
