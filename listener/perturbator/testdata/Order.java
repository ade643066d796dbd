/** Fails with what it gets on each path, in the order of the search. */
public class Order {
    static int f = 10;

    static void fail(String what) {
        throw new IllegalStateException(what);
    }

    static void two(int a, int b) {
        fail(a + " " + b);
    }

    static void mixed(long a, boolean b) {
        fail(a + " " + b);
    }

    static void small(byte a, Object b) {
        fail(a + " " + b);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "field": fail("f " + f);
            case "two": two(1, 2);
            case "mixed": mixed(1, true);
            case "small": small((byte) 1, null);
        }
    }
}
