package cases;

/** Where results go. */
final class Notes {
    private Notes() {
    }

    static void write(int n) {
        System.out.println("result: " + n);
    }

    static void write(String s) {
        System.out.println(s);
    }
}
