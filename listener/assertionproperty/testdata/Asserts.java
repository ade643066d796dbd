public class Asserts {
    static int check(int i) {
        assert i < 2 : "too large: " + i;
        assert i != 1;
        return i;
    }

    public static void main(String[] args) {
        try {
            check(Integer.parseInt(args[0]));
        } catch (AssertionError e) {
            return; // hides it
        }
        if (args.length > 1) {
            throw new AssertionError("thrown by hand");
        }
    }
}
