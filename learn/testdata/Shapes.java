import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Lengths, types, texts, null, and contracts of what is overridden. */
// learnt Shapes make ensures: Result.length == n
// learnt Shapes at requires: i >= 0
// learnt Shapes at requires: i < a.length
// learnt Shapes at requires: a != null
// learnt Shapes kind ensures: Result instanceof java.lang.Integer || Result instanceof java.lang.String
// learnt Shapes sign ensures: Result == "neg" || Result == "pos" || Result == "zero"
// learnt Shapes find requires: m instanceof java.util.HashMap
// learnt Shapes copy ensures: to.side == \old(from.side)
// learnt Shapes joined ensures: Result.length() == a.length() + b.length()
// learnt Shapes.Shape area requires: scale > 0
// learnt Shapes.Shape area ensures: scale <= Result
// learnt Shapes.Square area requires: scale > 0
// learnt Shapes.Square head requires: next == null || next instanceof Shapes$Cube
// learnt Shapes.Square invariant: side > 0
// learnt Shapes.Cube area ensures: scale <= Result
// learnt Shapes.Base cost requires: x >= -5
// learnt Shapes.Derived cost requires: x >= 0
// never Shapes.Base cost requires: x >= 0
// never Shapes.Base cost ensures: Result == x
// never Shapes sign ensures: Result.length()
public class Shapes {
    interface Shape {
        int area(int scale);
    }

    static class Square implements Shape {
        int side;
        Object next;

        Square(int side) { this.side = side; }
        public int area(int scale) { return side * side * scale; }
        public Object head(Object next) { this.next = next; return next; }
    }

    static class Cube implements Shape {
        final int edge;
        Cube(int edge) { this.edge = edge; }
        public int area(int scale) { return 6 * edge * edge * scale; }
    }

    static class Base {
        public int cost(int x) { return -x; }
    }

    static class Derived extends Base {
        @Override public int cost(int x) { return x; }
    }

    static int[] make(int n) { return new int[n]; }
    static int at(int[] a, int i) { return a[i]; }
    static Object kind(int x) { return x % 2 == 0 ? (Object) Integer.valueOf(x) : "odd" + x; }
    static String sign(int x) { return x < 0 ? "neg" : x == 0 ? "zero" : "pos"; }
    static String find(Map<String, String> m, String k) { return m.get(k); }
    static int copy(Square to, Square from) { to.side = from.side; return 0; }
    static String joined(String a, String b) { return a + b; }

    public static void main(String[] args) {
        Random r = new Random(Long.parseLong(args[0]));
        for (int i = 0; i < 200; i++) {
            make(r.nextInt(40));
            int[] a = new int[1 + r.nextInt(6)];
            at(a, r.nextInt(a.length));
            int x = r.nextInt(7) - 3;
            kind(x);
            sign(x);
            Map<String, String> m = new HashMap<>();
            if (x > 0) {
                m.put("k", "v");
            }
            find(m, "k");
            Square q = new Square(1 + r.nextInt(100));
            copy(q, new Square(1 + r.nextInt(100)));
            q.head(x > 0 ? new Cube(x) : null);
            Shape s = x > 0 ? q : new Cube(1 + r.nextInt(50));
            s.area(1 + r.nextInt(100));
            joined("x".repeat(r.nextInt(9)), "y".repeat(r.nextInt(5)));
            Base b = i % 2 == 0 ? new Base() : new Derived();
            b.cost(i % 2 == 0 ? r.nextInt(11) - 5 : r.nextInt(6));
        }
    }
}
