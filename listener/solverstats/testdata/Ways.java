public class Ways {
    static int ways(int x, int y) {
        if (x > 3) {
            return x > 2 ? 1 : 0;
        }
        return x * y == 77 ? 2 : 3;
    }

    public static void main(String[] args) {
        ways(1, 2);
    }
}
