package lang;

/** Long arithmetic, shifts by int and long counts, mixed int/long expressions. */
public class LongArith {
    long field = 0x1234_5678_9abc_def0L;
    static long sfield = Long.MAX_VALUE;

    static long mix(int a, long b, int c, long d) {
        return a * b + c - d;
    }

    static String cmp(long a, long b) {
        return (a < b ? "<" : a > b ? ">" : "=") + Long.compare(a, b) + Long.signum(Long.compareUnsigned(a, b));
    }

    public static void main(String[] args) {
        long[] values = {0, 1, -1, 10, -10, Long.MAX_VALUE, Long.MIN_VALUE, 0xffffffffL, 1L << 32, 3037000500L};
        for (long a : values) {
            StringBuilder row = new StringBuilder();
            for (long b : values) {
                row.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ');
                try {
                    row.append(a / b).append(' ').append(a % b);
                } catch (ArithmeticException e) {
                    row.append(e.getMessage());
                }
                row.append(" | ");
            }
            System.out.println(row);
        }
        for (long a : values) {
            for (int s : new int[] {0, 1, 31, 32, 33, 63, 64, 65, -1}) {
                System.out.print((a << s) + "," + (a >> s) + "," + (a >>> s) + " ");
            }
            System.out.println((a << 33L) + " " + (a >>> (1L << 32)));
        }
        for (long a : values) {
            for (long b : values) {
                System.out.print(cmp(a, b) + " " + (a & b) + " " + (a | b) + " " + (a ^ b) + ";");
            }
            System.out.println(~a + " " + -a);
        }
        System.out.println((1 << 33L) + " " + (1L << 33) + " " + (-1 >>> 28L));
        System.out.println(mix(Integer.MAX_VALUE, Long.MAX_VALUE, Integer.MIN_VALUE, Long.MIN_VALUE));
        int i = 1_000_000;
        long wrong = i * i;
        long right = (long) i * i;
        System.out.println(wrong + " " + right);
        LongArith o = new LongArith();
        o.field += 1;
        o.field <<= 4;
        o.field ^= sfield++;
        System.out.println(o.field + " " + sfield + " " + o.field++ + " " + ++o.field + " " + o.field-- + " " + --o.field);
        long[] cells = new long[4];
        cells[1] = 5;
        cells[cells.length - 2] -= cells[1]++ * 3;
        System.out.println(cells[0] + " " + cells[1] + " " + cells[2]--  + " " + cells[2]);
        i = 7;
        i += 3_000_000_000L;
        System.out.println(i);
        i -= 1.9;
        System.out.println(i);
        i <<= 33;
        System.out.println(i);
        i >>>= 1L;
        System.out.println(i);
        System.out.println(Long.toHexString(-1L) + " " + Long.toBinaryString(5) + " " + Long.toString(Long.MIN_VALUE, 36));
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Long.divideUnsigned(-1, 3) + " " + Long.remainderUnsigned(-1, 1000) + " " + Long.toUnsignedString(-2));
        try {
            Long.parseLong("9223372036854775808");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.floorMod(-13L, 5));
        try {
            Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.negateExact(Long.MIN_VALUE);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        long seed = 42;
        for (int n = 0; n < 2000; n++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            seed ^= seed >>> 17;
        }
        System.out.println(seed);
    }
}
