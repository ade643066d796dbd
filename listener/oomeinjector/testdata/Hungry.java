public class Hungry {
    int[] data;

    static Hungry make(int n) {
        Hungry h = new Hungry();
        h.data = new int[n];
        return h;
    }

    static Hungry[] many() {
        return new Hungry[3];
    }

    static long[][] matrix() {
        return new long[2][2];
    }

    public static void main(String[] args) {
        int failed = 0;
        try {
            make(2);
        } catch (OutOfMemoryError e) {
            failed += 1;
        }
        try {
            many();
        } catch (OutOfMemoryError e) {
            failed += 2;
        }
        try {
            matrix();
        } catch (OutOfMemoryError e) {
            failed += 4;
        }
        if (failed != 0) {
            throw new IllegalStateException("failed " + failed);
        }
    }
}
