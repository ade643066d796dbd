/** Which kind of triangle three lengths make: sums are made of longs, which do not overflow. */
public class Triangle {
    static final int NONE = 0;
    static final int SCALENE = 1;
    static final int ISOSCELES = 2;
    static final int EQUILATERAL = 3;

    static int classify(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) {
            return NONE;
        }
        if ((long) a + b <= c || (long) b + c <= a || (long) a + c <= b) {
            return NONE;
        }
        if (a == b && b == c) {
            return EQUILATERAL;
        }
        if (a == b || b == c || a == c) {
            return ISOSCELES;
        }
        return SCALENE;
    }

    public static void main(String[] args) {
        classify(3, 4, 5);
    }
}
