/** Counts the iterations of points of the plane: double arithmetic on locals. */
public class Mandelbrot {
    private static int escape(double cx, double cy, int limit) {
        double x = 0, y = 0;
        for (int i = 0; i < limit; i++) {
            double x2 = x * x, y2 = y * y;
            if (x2 + y2 > 4.0) {
                return i;
            }
            y = 2.0 * x * y + cy;
            x = x2 - y2 + cx;
        }
        return limit;
    }

    public static void main(String[] args) {
        int size = args.length > 0 ? Integer.parseInt(args[0]) : 900;
        long checksum = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int n = escape(3.0 * column / size - 2.1, 2.6 * row / size - 1.3, 80);
                checksum = checksum * 31 + n;
            }
        }
        System.out.println("mandelbrot " + Long.toHexString(checksum));
    }
}
