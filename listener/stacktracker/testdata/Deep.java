/** Calls itself a known number of times. */
public class Deep {
    static int down(int n) {
        return n == 0 ? 0 : 1 + down(n - 1);
    }

    public static void main(String[] args) {
        down(30);
        down(5);
    }
}
