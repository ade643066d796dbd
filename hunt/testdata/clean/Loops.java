package clean;

/** Nothing is wrong here, but no bound is enough to see that. */
public class Loops {
    public static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum ^= i;
        }
        return sum;
    }
}
