package lib;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Random;

/** Seeded sweeps over numeric conversions: printing and parsing round trips, bit methods, casts, as checksums. */
public class NumberSweep {
    static long h;

    static void mix(long v) {
        h = h * 0x5DEECE66DL + v ^ h >>> 29;
    }

    static void mix(String s) {
        mix(s.hashCode());
    }

    static void report(String name) {
        System.out.println(name + " " + Long.toHexString(h));
        h = 0;
    }

    public static void main(String[] args) {
        Random r = new Random(20240229);
        int exact = 0;
        for (int i = 0; i < 700; i++) {
            double d = Double.longBitsToDouble(r.nextLong());
            String s = Double.toString(d);
            mix(s);
            exact += Double.compare(Double.parseDouble(s), d) == 0 ? 1 : 0;
        }
        System.out.println(exact);
        report("double bits");
        exact = 0;
        for (int i = 0; i < 700; i++) {
            float f = Float.intBitsToFloat(r.nextInt());
            String s = Float.toString(f);
            mix(s);
            exact += Float.compare(Float.parseFloat(s), f) == 0 ? 1 : 0;
        }
        System.out.println(exact);
        report("float bits");
        for (int i = 0; i < 500; i++) {
            mix(Double.toString(r.nextInt(100_000) / 1000.0));
            mix(Double.toString(r.nextGaussian() * Math.pow(10, r.nextInt(20) - 10)));
            mix(Float.toString(r.nextInt(10_000) / 100f));
        }
        report("decimal-like");
        for (int i = 0; i < 300; i++) {
            StringBuilder sb = new StringBuilder();
            for (int k = 1 + r.nextInt(22); k > 0; k--) {
                sb.append(r.nextInt(10));
            }
            sb.insert(r.nextInt(sb.length()), '.').append('e').append(r.nextInt(60) - 30);
            mix(Double.doubleToLongBits(Double.parseDouble(sb.toString())));
            mix(Float.floatToIntBits(Float.parseFloat(sb.toString())));
            if (i < 60) {
                boolean same = new BigDecimal(sb.toString()).doubleValue() == Double.parseDouble(sb.toString());
                mix(same ? 1 : 0);
            }
        }
        report("parsing");
        for (int i = 0; i < 1000; i++) {
            int a = r.nextInt();
            int b = r.nextInt() >> r.nextInt(32);
            long c = r.nextLong() >> r.nextInt(64);
            mix(Integer.bitCount(a) + Integer.reverse(b) + Integer.rotateLeft(a, b) + Integer.highestOneBit(b) + Integer.numberOfTrailingZeros(b) + Integer.reverseBytes(a));
            mix(Long.bitCount(c) + Long.reverse(c) + Long.rotateRight(c, a) + Long.lowestOneBit(c) + Long.numberOfLeadingZeros(c) + Long.reverseBytes(c));
            mix(a >> b ^ a >>> b ^ a << b);
            mix(c >> a ^ c >>> b ^ c << a);
            mix((byte) a + (short) b + (char) a + (int) c);
            if (b != 0) {
                mix(a / b * 31L + a % b + Math.floorMod(a, b) + Integer.divideUnsigned(a, b) + Integer.remainderUnsigned(a, b));
                mix(c / b + c % b + Math.floorDiv(c, (long) b) + Long.divideUnsigned(c, b) + Long.remainderUnsigned(c, b));
            }
            mix(Math.multiplyHigh(c, (long) a << 20));
        }
        report("integers");
        for (int i = 0; i < 1000; i++) {
            double d = r.nextGaussian() * Math.pow(2, r.nextInt(140) - 70);
            float f = (float) d;
            mix((int) d + (long) d + (int) f + (long) f + (char) d + (byte) d);
            mix(Math.round(d) + Math.round(f) + (long) Math.rint(d) + (long) Math.floor(d) + (long) Math.ceil(d));
            mix(Double.doubleToLongBits(Math.sqrt(Math.abs(d))) ^ Double.doubleToLongBits(Math.nextUp(d)) ^ Double.doubleToLongBits(Math.ulp(d)));
            mix(Float.floatToIntBits(f * f - f / 3 + f % 1.7f) ^ Double.doubleToLongBits(d % 0.3) ^ Double.doubleToLongBits((double) f + (long) d));
            mix(Double.doubleToLongBits(Math.fma(d, d, -f)) + Math.getExponent(d) + Double.compare(d, f));
        }
        report("floats");
        for (int i = 0; i < 120; i++) {
            double x = r.nextDouble() * 50 - 25;
            mix(Double.doubleToLongBits(StrictMath.sin(x)) ^ Double.doubleToLongBits(StrictMath.exp(x / 3)) ^ Double.doubleToLongBits(StrictMath.log(Math.abs(x))));
            mix(Double.doubleToLongBits(StrictMath.atan2(x, 3)) ^ Double.doubleToLongBits(StrictMath.pow(Math.abs(x), x / 7)) ^ Double.doubleToLongBits(StrictMath.tanh(x)));
            mix(Double.doubleToLongBits(StrictMath.cbrt(x)) ^ Double.doubleToLongBits(StrictMath.hypot(x, 1 / x)) ^ Double.doubleToLongBits(StrictMath.acos(x / 25)));
        }
        report("strict math");
        for (int i = 0; i < 150; i++) {
            long v = r.nextLong() >> r.nextInt(60);
            int radix = 2 + r.nextInt(35);
            String s = Long.toString(v, radix);
            mix(s);
            mix(Long.parseLong(s, radix) == v ? 1 : 0);
            mix(Long.toUnsignedString(v, radix));
            mix(Long.parseUnsignedLong(Long.toUnsignedString(v)) == v ? 1 : 0);
            mix(Integer.toBinaryString((int) v) + Integer.toOctalString((int) v) + Long.toHexString(v));
        }
        report("radix");
        for (int i = 0; i < 60; i++) {
            BigInteger a = new BigInteger(1 + r.nextInt(300), r).subtract(BigInteger.ONE.shiftLeft(100));
            BigInteger b = new BigInteger(1 + r.nextInt(150), r).add(BigInteger.ONE);
            BigInteger[] qr = a.divideAndRemainder(b);
            mix(qr[0].multiply(b).add(qr[1]).equals(a) ? 1 : 0);
            mix(a.multiply(b).toString());
            mix(a.gcd(b).hashCode() + a.mod(b).hashCode() + a.shiftRight(13).hashCode() + a.xor(b).hashCode());
            mix(new BigDecimal(a, 20).divide(new BigDecimal(b, 5), new java.math.MathContext(25)).toString());
        }
        report("big");
        for (int i = 0; i < 60; i++) {
            double d = r.nextGaussian() * Math.pow(10, r.nextInt(12) - 4);
            mix(String.format(Locale.ROOT, "%.3f %10.2e %g %,.1f %08.2f %a", d, d, d, d, d, d));
            mix(String.format(Locale.ROOT, "%d %x %o %,d %+d %(d", (int) d, (int) d, (int) d, (long) d, (int) d, (int) d));
        }
        report("format");
    }
}
