package lib;

import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.FormatFlagsConversionMismatchException;
import java.util.Formattable;
import java.util.FormattableFlags;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.IllegalFormatException;
import java.util.Locale;
import java.util.TimeZone;

/** Every conversion and flag of java.util.Formatter, and every kind of format error. */
public class FormatterSpec {
    static void f(String format, Object... args) {
        try {
            System.out.println(format + " -> [" + String.format(Locale.ROOT, format, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(format + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static final class Point implements Formattable {
        @Override
        public void formatTo(Formatter out, int flags, int width, int precision) {
            out.format("P(%s%s w%d p%d)", (flags & FormattableFlags.LEFT_JUSTIFY) != 0 ? "L" : "", (flags & FormattableFlags.UPPERCASE) != 0 ? "U" : "", width, precision);
        }
    }

    public static void main(String[] args) {
        f("%d %5d %-5d| %05d %+d % d %,d %(d", 42, 42, 42, 42, 42, 42, 1234567, -42);
        f("%d %d %d %d %d", (byte) -1, (short) 300, 1L << 40, new BigInteger("123456789012345678901"), null);
        f("%,d %,015d %(,d %+,d", -1234567, 1234567, -9999999, 1000);
        f("%x %X %#x %08x %x %x %x", 255, 255, 255, 255, -1, (byte) -1, -1L);
        f("%o %#o %o", 8, 8, -8L);
        f("%x %x %o", new BigInteger("-255"), new BigInteger("255"), BigInteger.TEN);
        f("%s %10s|%-10s|%.3s %S %10.2s|", "abc", "abc", "abc", "abcdef", "abc", "xyz");
        f("%s %s %s %S", null, true, 'c', (Object) null);
        f("%c %C %c %5c|%-5c| %c", 'a', 'a', 65, 'b', 'c', null);
        f("%b %B %b %b %7b|%-7b|%.1b", true, false, null, "x", true, false, true);
        f("%h %H %h", "hello", "hello", null);
        f("%n%%%5%|%-5%|");
        f("%f %.2f %10.3f|%-10.1f| %010.2f %+.1f %,.2f %(.1f %.0f %#.0f", 3.14159, 3.14159, 3.14159, 3.14159, -3.14159, 2.0, 1234567.891, -5.55, 2.5, 2.5);
        f("%f %f %f %f %5.1f", Double.NaN, Double.POSITIVE_INFINITY, -0.0, Double.MIN_VALUE, Float.NEGATIVE_INFINITY);
        f("%e %.2e %E %12.3e|%-14.1e|%e", 12345.678, 12345.678, 0.00012, 1e100, -1.0, 0.0);
        f("%g %g %g %.3g %G %g", 12345.678, 1e-5, 0.0001, 123456.0, 1e10, 0.0);
        f("%a %a %a %a %.2a %A", 1.0, -0.5, Double.MIN_VALUE, Double.NaN, 3.14159, 10.0);
        f("%f %.3f %e %g %,.4f", new BigDecimal("123.456789012345678901"), new BigDecimal("-0.0005"), new BigDecimal("12345.6789"), new BigDecimal("0.000123"), new BigDecimal("9876543210.12345"));
        f("%.1f %.1f %.1f %.1f %.2f %.3f", 0.05, 0.15, 0.25, 0.35, 1.005, 2.0005);
        f("%.20f %.15f %.0f %.1f", 0.1, 1e-10, 1e20, 1e22);
        f("%.2f %s %s", 1.5f, 1.1f, 1e10f);
        f("%2$s %1$s %<s %s %s", "a", "b");
        f("%1$d %1$x %1$o %1$c", 65);
        f("%-8s|%8s|%08.2f|%+08d|%-+8d|", "l", "r", 1.5, 42, 42);
        f("%s %s", new int[0].length, new Point());
        f("%-10.3s %S", new Point(), new Point());
        f("%tY", 100L * 86_400_000);
        LocalDateTime dt = LocalDateTime.of(2024, 7, 4, 15, 6, 7, 89_000_000);
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tN %<tp %<tI %<tl %<tk %<ty %<tC %<tj %<te", dt);
        f("%tB %<tb %<tA %<ta %<tD %<tF %<tT %<tR %<tr %<TB", dt);
        f("%tZ %<tz %<ts %<tQ %<tc", dt.atZone(ZoneOffset.ofHours(2)));
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        c.setTimeInMillis(1_000_000_000_000L);
        f("%tF %<tT %<tZ %<ts", c);
        String[] bad = {"%d", "%q", "%", "%5", "%-d", "%05-d", "%.3d", "%#d", "%,x", "%+s", "%c", "%-5n", "%.2c", "%0d", "% +d", "%1$", "%<s", "%99$s", "%tq", "%.2tY", "%#s", "%--5d", "%,e", "%(x", "%-05d", "%.f", "%n$", "%ll", "%*d", "%$d"};
        Object[][] badArgs = {{"str"}, {1}, {}, {}, {1}, {1}, {1}, {1}, {1}, {"x"}, {"x"}, {}, {'c'}, {1}, {1}, {1}, {1}, {1}, {dt}, {dt}, {"x"}, {1}, {1.0}, {1}, {1}, {1.0}, {}, {1}, {1}, {1}};
        for (int i = 0; i < bad.length; i++) {
            f(bad[i], badArgs[i]);
        }
        f("%d", 1.5);
        f("%f", 1);
        f("%s and %s", "only one");
        f("%c", 0x110000);
        f("%x", 1.0);
        f("%tY", "str");
        f("%2147483648$s", 1);
        System.out.println(String.format(Locale.GERMANY, "%,.2f %d %e", 1234567.891, 1234567, 0.5) + " " + String.format(Locale.US, "%,d", 1234567) + " " + String.format((Locale) null, "%,.1f", 1234.5));
        StringBuilder sb = new StringBuilder("pre ");
        try (Formatter fm = new Formatter(sb, Locale.ROOT)) {
            fm.format("%s", 1).format("-%s", 2);
            System.out.println(fm.out() == sb ? sb : "other");
            System.out.println(fm.locale().toString().isEmpty() + " " + fm.ioException());
        }
        Formatter closed = new Formatter(Locale.ROOT);
        closed.close();
        try {
            closed.format("x");
        } catch (java.util.FormatterClosedException e) {
            System.out.println("closed " + e.getMessage());
        }
        PrintStream out = System.out;
        out.printf(Locale.ROOT, "%s %.1f%n", "printf", 2.25).format(Locale.ROOT, "%d%n", 3);
        try {
            String.format("%#b", true);
        } catch (FormatFlagsConversionMismatchException e) {
            System.out.println(e.getFlags() + " " + e.getConversion());
        }
        for (int row = 1; row <= 5; row++) {
            StringBuilder line = new StringBuilder();
            for (int col = 1; col <= 5; col++) {
                line.append(String.format(Locale.ROOT, "%6.2f|%-4d|%4s", row / (double) col, row * col, Integer.toString(row * col, 7)));
            }
            System.out.println(line);
        }
    }
}
