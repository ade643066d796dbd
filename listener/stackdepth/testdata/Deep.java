public class Deep {
    static int down(int n) {
        return n == 0 ? 0 : down(n - 1) + 1;
    }

    public static void main(String[] args) {
        down(5);
        try {
            down(50);
        } catch (StackOverflowError e) {
            throw new IllegalStateException("deep");
        }
    }
}
