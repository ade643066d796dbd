package p;

public class Mix {
    static long mix(int a, long b, double c) {
        long sum = a * 3 + (b ^ 5);
        if (sum > 100) {
            sum -= a;
        }
        if (b % 7 == 3) {
            sum *= 2;
        }
        return c * 2 > a ? sum : -sum;
    }

    public static void main(String[] args) {
        mix(1, 2, 3);
    }
}
