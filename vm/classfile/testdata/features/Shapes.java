package features;

import java.util.List;

sealed interface Shapes permits Shapes.Circle, Shapes.Square, Polygon {
    double area();

    record Circle(@Tag("radius") double radius) implements Shapes {
        public double area() { return Math.PI * radius * radius; }
    }

    record Square(double side) implements Shapes {
        public double area() { return side * side; }
    }

    record Nothing() {}

    record Pair<A, B extends List<? super A>>(A first, @Deprecated B second) {}
}

non-sealed class Polygon implements Shapes {
    public double area() { return 0; }
}
