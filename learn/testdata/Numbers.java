import java.util.Random;

/** Small sets, signs, lines and planes, what is not zero, reals. */
// learnt Numbers line ensures: Result == 2 * x + 3
// learnt Numbers plane ensures: Result == 2 * x - 3 * y + 1
// learnt Numbers divide requires: by != 0
// learnt Numbers grade ensures: Result == -1 || Result == 0 || Result == 1
// learnt Numbers grade ensures: x < 0 ==> Result == -1
// learnt Numbers magnitude ensures: Result >= 0
// learnt Numbers magnitude ensures: x >= 0 ==> Result == x
// learnt Numbers magnitude ensures: x < 0 ==> Result == -x
// learnt Numbers half requires: d > 0.0
// learnt Numbers half ensures: Result <= d
// learnt Numbers seven ensures: Result == 7
// learnt Numbers big ensures: Result == 5000000000L
// learnt Numbers digit requires: c >= 48
// learnt Numbers digit requires: c <= 57
// learnt Numbers digit ensures: Result == c - 48
// learnt Numbers even ensures: Result == flag
// learnt Numbers inside requires: lo <= hi
// never Numbers line requires: x 
// never Numbers few requires: x
// never Numbers nan ensures: Result
public class Numbers {
    static int line(int x) { return 2 * x + 3; }
    static int plane(int x, int y) { return 2 * x - 3 * y + 1; }
    static int divide(int x, int by) { return x / by; }
    static int grade(int x) { return x < 0 ? -1 : x == 0 ? 0 : 1; }
    static int magnitude(int x) { return x < 0 ? -x : x; }
    static double half(double d) { return d / 2; }
    static int seven() { return 7; }
    static long big() { return 5_000_000_000L; }
    static int digit(char c) { return c - '0'; }
    static boolean even(boolean flag) { return flag; }
    static int inside(int lo, int hi, int x) { return x < lo ? lo : x > hi ? hi : x; }
    static int few(int x) { return x; }
    static double nan(double d) { return Math.sqrt(d); }

    public static void main(String[] args) {
        Random r = new Random(Long.parseLong(args[0]));
        for (int i = 0; i < 300; i++) {
            int x = r.nextInt(2001) - 1000;
            int y = r.nextInt(2001) - 1000;
            line(x);
            plane(x, y);
            int by = r.nextInt(19) - 9;
            if (by != 0) {
                divide(x, by);
            }
            grade(i % 5 == 0 ? 0 : x);
            magnitude(x);
            half(r.nextDouble() + 0.001);
            seven();
            big();
            digit((char) ('0' + r.nextInt(10)));
            even(r.nextBoolean());
            inside(Math.min(x, y), Math.max(x, y), r.nextInt(500));
            nan(r.nextDouble() - 0.5);
        }
        few(1);
        few(2);
        few(3);
    }
}
