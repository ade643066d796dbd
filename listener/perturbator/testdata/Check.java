public class Check {
    int f = 1;

    static byte r() {
        return 1;
    }

    static void p(long a, double b) {
        report("p " + a + " " + b);
    }

    static String wanted;

    static void report(String what) {
        if (what.equals(wanted)) {
            throw new IllegalStateException(what);
        }
    }

    public static void main(String[] args) {
        wanted = args[0];
        report("f " + new Check().f);
        report("r " + r());
        p(7L, 0.5);
    }
}
