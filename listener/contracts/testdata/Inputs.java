import gov.nasa.jpf.annotation.*;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Contracts over values that are not known. */
public class Inputs {
    static class Node {
        Node next;
        int value;

        int getValue() {
            return value;
        }
    }

    static final int[] squares = {0, 1, 4, 9, 16};
    static boolean[] flags = new boolean[4];
    static Node head = new Node();

    int balance;
    long total;

    @Requires("amount > 0")
    @Ensures("balance == \\old(balance) + amount")
    void put(int amount) {
        balance += amount;
    }

    @Ensures("balance == \\old(balance) + amount")
    void putWrong(int amount) {
        balance += amount == 77 ? 78 : amount;
    }

    @Requires("a / b == 3")
    static void divide(int a, int b) {
    }

    @Requires("b != 0 ==> a / b == 3")
    static void divideGuarded(int a, int b) {
    }

    @Requires("squares[i] < 16")
    static void index(int i) {
    }

    @Requires("i within 0, 4 && squares[i] < 16")
    static void indexWithin(int i) {
    }

    @Requires("flags[i] == f")
    static void flag(int i, boolean f) {
    }

    @Requires("d * 2 >= d + d && f <= 1f ==> d <= 1")
    static void floats(double d, float f) {
    }

    @Requires("c within 'a', 'z' || !(b == b) || -s == 0 - s && l + 1 > l")
    static void kinds(char c, byte b, short s, long l) {
    }

    @Requires("name == \"admin\" || name.length() < 3 || name.isEmpty()")
    static void text(String name) {
    }

    @Requires("head.getValue() == v && head.next == null")
    static void getter(int v) {
    }

    static Node[] nodes = {null, head};

    @Requires("nodes[i] == null")
    static void node(int i) {
    }

    @Requires("n != null")
    static void notNull(Node n) {
    }

    @Requires("n == null || n.value != 5")
    static void value(Node n) {
    }

    @Requires("n == null || n.next != n")
    static void cycle(Node n) {
    }

    @Ensures("Result >= 0")
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    @Invariant("low <= high")
    public static class Range {
        int low, high;

        public Range(int low, int high) {
            this.low = low;
            this.high = high;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        switch (args[0]) {
        case "put": new Inputs().put(x); break;
        case "putMore": if (x > 3) new Inputs().put(x); break;
        case "putWrong": new Inputs().putWrong(x); break;
        case "putFine": if (x < 70) new Inputs().putWrong(x); break;
        case "divide": if (x == 6 && y < 3) divide(x, y); break;
        case "divideFine": if (x == 6 && y == 2) divide(x, y); break;
        case "divideGuarded": if (x == 0 && y <= 0) divideGuarded(y == 0 ? 5 : -3 * y + 0 * x, y == 0 ? 0 : -y); break;
        case "index": index(x); break;
        case "indexFine": if (x >= 0 && x < 4) index(x); break;
        case "indexWithin": if (x < 0) indexWithin(x); break;
        case "flag": flags[2] = x > 0; flag(2, x > 1); break;
        case "flagFine": flags[2] = x > 0; flag(2, x > 0); break;
        case "floats": floats(Verifier.nondetDouble(), 0.5f); break;
        case "kinds": kinds(Verifier.nondetChar(), Verifier.nondetByte(), Verifier.nondetShort(), Verifier.nondetLong()); break;
        case "text": text(Verifier.nondetString()); break;
        case "textFine": text(x > 0 ? "admin" : ""); break;
        case "getter": head.value = x; getter(y); break;
        case "getterFine": head.value = x; getter(x); break;
        case "abs": abs(x); break;
        case "absFine": if (x > -9) abs(x); break;
        case "range": new Range(x, y); break;
        case "rangeFine": if (x < y) new Range(x, y); break;
        case "node": if (x == 0 || x == 1) node(x); break;
        case "lazy": lazy(null); break;
        case "lazyValue": lazyValue(null); break;
        case "lazyCycle": lazyCycle(null); break;
        }
    }

    static void lazy(Node n) {
        notNull(n);
    }

    static void lazyValue(Node n) {
        value(n);
    }

    static void lazyCycle(Node n) {
        cycle(n);
    }
}
