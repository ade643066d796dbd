/** Calls of static and instance methods: fibonacci, ackermann, takeuchi, hanoi. */
public class Recursion {
    private int moves;

    private static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    private static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    private static int takeuchi(int x, int y, int z) {
        return y >= x ? z : takeuchi(takeuchi(x - 1, y, z), takeuchi(y - 1, z, x), takeuchi(z - 1, x, y));
    }

    private void hanoi(int n, int from, int to, int over) {
        if (n > 0) {
            hanoi(n - 1, from, over, to);
            moves += from * 3 + to;
            hanoi(n - 1, over, to, from);
        }
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        Recursion r = new Recursion();
        r.hanoi(n - 9, 1, 2, 3);
        long sum = 0;
        for (int i = 1; i < n * 400; i++) {
            sum += gcd(i * 7919L, 1_000_003L);
        }
        System.out.println("recursion " + fib(n) + " " + ackermann(2, 8 * n) + " " + takeuchi(n / 2 + 1, n / 3, n / 6)
            + " " + r.moves + " " + sum);
    }
}
