/** A write that a listener changes is a scheduling point, too. */
public class Shared {
    static int count;
    static int seen;

    static void twoStep(int a) {
        count = a;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> seen = count);
        other.start();
        twoStep(1);
        other.join();
        if (count != 1 && count != 101) {
            throw new AssertionError("changed twice: " + count);
        }
        if (seen != 0) {
            throw new IllegalStateException("seen " + seen);
        }
    }
}
