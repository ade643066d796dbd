/** One method for each shape of control flow. */
public class Shapes {
    static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static int dense(int n) {
        switch (n) {
            case 1:
                return 10;
            case 2:
                return 20;
            case 3:
                return 30;
            default:
                return 0;
        }
    }

    static int sparse(int n) {
        switch (n) {
            case 1:
                return 10;
            case 1000:
                return 20;
            default:
                return 0;
        }
    }

    static int guarded(int[] a) {
        try {
            return a[0];
        } catch (NullPointerException e) {
            return -1;
        }
    }
}
