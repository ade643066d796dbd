/** Says what kind of triangle has sides of the given lengths. */
public class Triangle {
    static String kind(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) {
            return "none";
        }
        if (a == b && b == c) {
            return "equilateral";
        }
        if (a == b || b == c || a == c) {
            return "isosceles";
        }
        return "scalene";
    }

    public static void main(String[] args) {
        System.out.println(kind(3, 4, 5));
    }
}
