package lang;

import java.util.Locale;

/** String.format and printf of primitives, and the toString family of numbers. */
public class Formatting {
    static void f(String fmt, Object... args) {
        try {
            System.out.println(String.format(Locale.ROOT, fmt, args) + "|");
        } catch (RuntimeException e) {
            System.out.println(fmt + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        f("%d %5d %-5d %05d %+d %,d %(d %x %X %o %#x", 1, 2, 3, 4, 5, 1234567, -8, 255, 255, 8, 255);
        f("%d %d %d %x %x", (byte) -1, (short) -2, Long.MIN_VALUE, (byte) -1, -1L);
        f("%f %.2f %10.3f %-10.1f %+.0f %e %.3E %g %a", 1.5, 2.345, 3.14159, 2.25, 2.5, 12345.678, 0.00012, 0.0001, 1.0);
        f("%f %f %f %.1f %5.1f", Double.NaN, Double.POSITIVE_INFINITY, -0.0, 0.05f, -0.05);
        f("%s %10s %-10s %.2s %S %s", "abc", "right", "left", "cut", "upper", null);
        f("%c %c %C %c", 'x', 65, 'y', 0x7a);
        f("%b %b %b %B", true, null, "x", false);
        f("%h %h %n %%", "hash", 5);
        f("%2$s %1$s %<s %s %s", "a", "b");
        f("%d", "x");
        f("%s %s", "only");
        f("%q", 1);
        f("%5", 1);
        f("%.2d", 1);
        f("%-d", 1);
        f("%c", 0x110000);
        System.out.printf("%s-%d%n", "printf", 7);
        System.out.println("%3d|%-3s|%c".formatted(1, "a", 'z'));
        double[] ds = {0, 1, -1, 0.1, 1e-3, 9.99e-4, 1e6, 1e7, 12345678.9, 1e16, 1.0E22, 123456789012345680.0, 4.35, 2.2250738585072014E-308, 5e-324, 1.7976931348623157E308, 1.0 / 3, 2.0 / 3, 100.0 / 7, 0.5, 1e23, 2e-3, 8.41e21, 9007199254740993.0};
        StringBuilder sb = new StringBuilder();
        for (double d : ds) {
            sb.append(d).append(' ').append((float) d).append(' ').append(Double.toString(-d)).append("; ");
        }
        System.out.println(sb);
        float[] fs = {1.1f, 3.4028235E38f, 1.4E-45f, 1.0E-10f, 16777216f, 0.3f, 33554432f, 1e10f, 8.5899346E9f, 2.0E-3f, 1.17549435E-38f};
        sb.setLength(0);
        for (float x : fs) {
            sb.append(x).append(' ').append((double) x).append(' ').append(Float.toHexString(x)).append("; ");
        }
        System.out.println(sb);
        for (int radix : new int[] {2, 8, 10, 16, 36}) {
            System.out.print(Integer.toString(-12345, radix) + " " + Long.toString(Long.MAX_VALUE, radix) + " " + Integer.parseInt("101", radix) + "; ");
        }
        System.out.println();
        System.out.println(Integer.toBinaryString(-1).length() + " " + Long.toHexString(-255) + " " + Integer.toOctalString(511) + " " + Long.toUnsignedString(-1, 16) + " " + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Boolean.toString(true) + Character.toString('c') + Byte.toString((byte) 7) + Short.toString((short) 8) + Double.valueOf("1e3") + Float.valueOf(".5") + Double.valueOf("0x1p-2") + Double.valueOf("-Infinity"));
        String[] bad = {"", " ", "1 2", "0x", "1e", "--1", "1_000", "+5", "-0", "9".repeat(12)};
        for (String b : bad) {
            String r;
            try {
                r = "" + Integer.parseInt(b);
            } catch (NumberFormatException e) {
                r = e.getMessage();
            }
            String q;
            try {
                q = "" + Double.parseDouble(b);
            } catch (NumberFormatException e) {
                q = e.getMessage();
            }
            System.out.println(r + " / " + q);
        }
        f("%08.3f|%x|%,.2f|%s", -3.14159, Long.MIN_VALUE, 9876543.215, new int[0].length);
        f("%s %s", java.util.List.of(1, 2), new StringBuilder("sb"));
        System.out.println(Integer.parseInt("\u0661\u0662") + " " + String.format("%c", 0x1f600).codePointAt(0));
        f("%tY", 0);
        f("%-6b|%6.2b|%6c|", true, false, 'c');
        f("%,d %,d %d", -999, 1000, new java.math.BigInteger("123456789012345678901234567890"));
        f("%.15f %.20f", 0.1, 0.1);
        f("%.0f %.0f %.0f %.0f %.1f %.1f", 0.5, 1.5, 2.5, -0.5, 0.25, 0.35);
    }
}
