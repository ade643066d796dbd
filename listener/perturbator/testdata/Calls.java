public class Calls {
    static int r() {
        return 1;
    }

    public static void main(String[] args) {
        int first = r();
        int second = r();
        assert first == 1 : "first";
        assert second == 1 : "second";
    }
}
