package lang;

/** Default, static and private interface methods, diamonds, A.super calls, bridges, abstract mixes. */
public class Interfaces {
    interface Top {
        default String name() { return "Top"; }

        default String hello() { return "hello " + name() + helper(); }

        private String helper() { return "!" + shared(); }

        private static String shared() { return "?"; }

        static Top of(String s) {
            return new Top() {
                @Override
                public String name() { return s; }
            };
        }
    }

    interface Left extends Top {
        @Override
        default String name() { return "Left(" + Top.super.name() + ")"; }
    }

    interface Right extends Top {
        @Override
        default String name() { return "Right"; }
    }

    interface Bottom extends Left, Right {
        @Override
        default String name() { return Left.super.name() + "+" + Right.super.name(); }
    }

    static class Diamond implements Left, Right {
        @Override
        public String name() { return Right.super.name() + "&" + Left.super.name(); }
    }

    static class UsesMostSpecific implements Top, Left { }

    static class ClassWins {
        public String name() { return "class"; }
    }

    static class Winner extends ClassWins implements Left { }

    static class Deep extends Winner implements Bottom {
        @Override
        public String hello() { return "deep " + Bottom.super.hello() + super.name(); }
    }

    abstract static class Abs implements Top {
        @Override
        public abstract String name();

        public String twice() { return name() + name(); }
    }

    static class Concrete extends Abs {
        @Override
        public String name() { return "C"; }
    }

    interface Conv<A, B> {
        B apply(A a);

        default <C> Conv<A, C> then(Conv<? super B, ? extends C> next) {
            return a -> next.apply(apply(a));
        }

        static <T> Conv<T, T> identity() { return t -> t; }
    }

    static class Len implements Conv<String, Integer> {
        @Override
        public Integer apply(String s) { return s.length(); }
    }

    interface Shape extends Comparable<Shape> {
        int SIDES = 0;

        double area();

        @Override
        default int compareTo(Shape o) { return Double.compare(area(), o.area()); }
    }

    record Square(double s) implements Shape {
        static final int SIDES = 4;

        @Override
        public double area() { return s * s; }
    }

    interface Eq {
        boolean equals(Object o);

        String toString();

        int only();
    }

    static class Animal {
        Animal self() { return this; }

        Object make(Number n) { return "Animal" + n; }
    }

    static class Dog extends Animal {
        @Override
        Dog self() { return this; }

        @Override
        String make(Number n) { return "Dog" + n; }

        String make(Integer n) { return "DogInt" + n; }

        void bark() { System.out.println("woof"); }
    }

    public static void main(String[] args) {
        Top[] tops = {Top.of("anon"), new Left() { }, new Right() { }, new Bottom() { }, new Diamond(), new UsesMostSpecific(), new Winner(), new Deep(), new Concrete()};
        for (Top t : tops) {
            System.out.println(t.name() + " | " + t.hello());
        }
        System.out.println(new Concrete().twice());
        Conv<String, Integer> len = new Len();
        System.out.println(len.then(n -> n * n).then(Integer::toBinaryString).apply("abcde"));
        System.out.println(Conv.<String>identity().then(len).apply("xyz"));
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            Object r = ((Conv) len).apply(5);
            System.out.println(r);
        } catch (ClassCastException e) {
            System.out.println("bridge: " + e.getMessage().replaceAll(" \\(.*", ""));
        }
        Shape[] shapes = {new Square(3), new Square(1), () -> 4.0, new Square(2.5)};
        java.util.Arrays.sort(shapes);
        for (Shape s : shapes) {
            System.out.print(s.area() + " ");
        }
        System.out.println(Shape.SIDES + " " + Square.SIDES);
        Eq eq = () -> 9;
        System.out.println(eq.only() + " " + eq.equals(eq) + " " + eq.equals(null));
        Animal an = new Dog();
        System.out.println(an.make(1) + " " + ((Dog) an).make(1) + " " + ((Dog) an).make(1.5) + " " + an.self().getClass().getSimpleName());
        ((Dog) an).self().bark();
        int bridges = 0;
        for (java.lang.reflect.Method m : Dog.class.getDeclaredMethods()) {
            if (m.isBridge()) {
                bridges++;
            }
        }
        System.out.println(bridges + " bridges");
        System.out.println(new Object() { int twice(int x) { return 2 * x; } }.twice(21));
        System.out.println((tops[7] instanceof Left) + " " + (tops[0] instanceof Left) + " " + Bottom.class.isAssignableFrom(Deep.class) + " " + Top.class.isInterface());
    }
}
