// release: 21
package java21;

/** Record patterns, nested and with var, in instanceof and switch. */
public class RecordPatterns {
    record Point(int x, int y) {}
    record Line(Point from, Point to) {}
    record Box<T>(T value) {}
    sealed interface Shape permits Circle, Square {}
    record Circle(Point at, double radius) implements Shape {}
    record Square(Point at, double side) implements Shape {}

    static String tell(Object o) {
        return switch (o) {
            case Line(Point(var a, var b), Point(int c, int d)) when a == c -> "upright " + (d - b);
            case Line(Point(int a, int b), var to) -> "from " + a + "," + b + " to " + to;
            case Point(int x, int y) when x > y -> "below " + x + " " + y;
            case Point p -> "point " + p;
            case Box<?>(String s) -> "text of " + s.length();
            case Box<?>(Box<?>(Integer i)) -> "deep " + (i + 1);
            case Box<?>(var other) -> "box of " + other;
            default -> "other " + o;
        };
    }

    static double area(Shape s) {
        return switch (s) {
            case Circle(Point at, double r) -> 3 * r * r;
            case Square(var at, var side) -> side * side;
        };
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2), q = new Point(1, 7), r = new Point(5, 2);
        for (Object o : new Object[] {p, q, r, new Line(p, q), new Line(p, r), new Box<>("abc"), new Box<>(new Box<>(41)),
            new Box<>(null), new Box<>(new Box<>(2.5)), 7}) {
            System.out.println(tell(o));
        }
        System.out.println(area(new Circle(p, 2)) + area(new Square(q, 1.5)));
        Object o = new Line(p, null);
        System.out.println(o instanceof Line(Point(int a, int b), Point(int c, int d)));
        System.out.println(o instanceof Line(Point(int a, int b), Point end) && a + b == 3);
        System.out.println(o instanceof Line(var from, var to) && to == null);
        if (!(o instanceof Line(Point(int a, var b), var e))) {
            throw new AssertionError();
        }
        System.out.println(a + b + " " + e);
        try {
            tell(null);
        } catch (NullPointerException e2) {
            System.out.println("null: " + e2.getMessage());
        }
    }
}
