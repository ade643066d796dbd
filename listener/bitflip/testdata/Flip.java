import gov.nasa.jpf.annotation.BitFlip;

public class Flip {
    @BitFlip
    static byte field;

    @BitFlip(2)
    boolean[] untouched = new boolean[2];

    static boolean plain;

    static void take(int a, @BitFlip(2) byte b, long c) {
        report("b=" + b);
    }

    static void named(short s, long big) {
        report("big=" + Long.toHexString(big));
    }

    static void count() {
        byte n = 0;
        n++;
        report("n=" + n);
    }

    static void inc() {
        int i = 4;
        i++;
        report("i=" + i);
    }

    static String wanted;

    static void report(String what) {
        if (what.equals(wanted)) {
            throw new IllegalStateException(what);
        }
    }

    public static void main(String[] args) {
        wanted = args[0];
        switch (args[1]) {
            case "field":
                field = 5;
                report("field=" + field);
                break;
            case "plain":
                plain = true;
                report("plain=" + plain);
                break;
            case "param":
                take(1, (byte) 0, 2L);
                break;
            case "named":
                named((short) 1, 0L);
                break;
            case "count":
                count();
                break;
            case "inc":
                inc();
                break;
        }
    }
}
