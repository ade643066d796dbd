// verdict: violated
// error:   java.lang.ClassCastException
// twin:    CastChecked
// paths:   3
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.CastFails.test(sym)
// null and Circle pass the cast, Square does not.
package lazy;

public class CastFails {
    interface Shape {
    }

    static class Circle implements Shape {
    }

    static class Square implements Shape {
    }

    static Circle test(Shape s) {
        return (Circle) s;
    }

    public static void main(String[] args) {
        test(null);
    }
}
