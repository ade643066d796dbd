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

    static void local(byte given) {
        {
            byte other = given; // in the slot of the next one
            report("other=" + other);
        }
        @BitFlip byte b = given;
        report("b=" + b);
        b = 8;
        report("b=" + b);
        @BitFlip Object[] none = {given}; // of its elements
        report("none=" + none[0]);
    }

    static void wide(long a, long b, long c, @Deprecated byte d) {
        @BitFlip(2) short s = 0;
        report("s=" + s);
        s++;
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
            case "local":
                local((byte) 4);
                break;
            case "wide":
                wide(1, 2, 3, (byte) 4);
                break;
            case "inc":
                inc();
                break;
        }
    }
}
