package lib;

import java.util.function.Supplier;

/** Double and Float: parsing, shortest printing, bits, special values, comparison, conversion. */
public class FloatMethods {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] inputs = {"0", "-0", "1", "1e0", ".5", "5.", "1e-400", "1e400", "-1e400", "NaN", "Infinity", "-Infinity", "+1.5", " 2.5 ",
            "1d", "1.0f", "0x1p3", "0x1.8p-2", "1e", "abc", "", "1,5", "4.9e-324", "2.4703282292062327e-324", "1.7976931348623157e308",
            "1.7976931348623159e308", "9007199254740993", "0.1", "123456789012345678901234567890", "2.2250738585072012e-308", "infinity", "0x1", "1e+5",
            "1E5", "00012.500", "1.00000000000000011102230246251565404236316680908203125"};
        for (String s : inputs) {
            t("double " + s, () -> Double.parseDouble(s) + " " + Long.toHexString(Double.doubleToLongBits(Double.parseDouble(s))));
            t("float " + s, () -> Float.parseFloat(s) + " " + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(s))));
        }
        t("null", () -> Double.parseDouble(null));
        double[] values = {0.0, -0.0, 1, -1, 0.1, 0.2 + 0.1, 1.0 / 3, 100, 1e6, 9999999, 1e7, 12345678.9, 1e21, 1e-3, 0.00099, 1e-5, 3.14159265358979,
            Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Math.PI, Math.E, 2e-3, 4.35, 4.349999999999999,
            1.0E23, 9.5367431640625E-7, 123456789.123456789, Long.MAX_VALUE, 5e-324, 1.1, 2.2250738585072014E-308};
        for (double v : values) {
            System.out.println(v + " " + (float) v + " " + (int) v + " " + (long) v + " " + (char) v % 1000 + " " + (byte) v + " " + (short) v + " "
                + Double.toHexString(v) + " " + Float.toHexString((float) v) + " " + Double.hashCode(v) + " " + Math.getExponent(v) + " " + Math.ulp(v)
                + " " + Double.isFinite(v) + Double.isNaN(v) + Double.isInfinite(v));
        }
        float[] floats = {0.1f, 1.1f, 16777216f, 16777217f, 3.4e38f, 1e-45f, 1.17549435E-38f, 0.3f, 1 / 3f, 1e10f, 33554432f, 8.5e-5f, 1.0e-3f, 9999999f, 1e7f};
        for (float f : floats) {
            System.out.println(f + " " + (double) f + " " + Float.hashCode(f) + " " + Math.ulp(f) + " " + Math.nextUp(f) + " " + Math.nextDown(f) + " " + (int) (f * 10));
        }
        double nan = 0.0 / 0.0;
        t("nan", () -> (nan == nan) + " " + (nan != nan) + " " + (nan < 1) + (nan > 1) + " " + Double.valueOf(nan).equals(nan) + " " + Double.compare(nan, 1e308)
            + " " + Double.compare(0.0, -0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Float.compare(-0f, 0f));
        t("ops", () -> 1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 5.5 % 2 + " " + -5.5 % 2 + " " + 5.5 % -2 + " " + 5.5 % 0 + " "
            + 1e308 * 10 + " " + 1e-320 / 1e10 + " " + 3.0 % Double.POSITIVE_INFINITY + " " + Double.POSITIVE_INFINITY % 3 + " " + 1e300 % 7.3);
        t("minmax", () -> Math.min(-0.0, 0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(nan, 1) + " " + Double.min(1, 2) + " " + Float.max(1f, Float.NaN) + " " + Double.sum(1, 2));
        t("raw", () -> Double.longBitsToDouble(0x7ff0000000000001L) + " " + Long.toHexString(Double.doubleToLongBits(Double.longBitsToDouble(0x7ff8000000000123L)))
            + " " + Long.toHexString(Double.doubleToRawLongBits(Double.longBitsToDouble(0x7ff8000000000123L))) + " " + Float.intBitsToFloat(0x7f800000));
        t("narrow", () -> (int) nan + " " + (long) 1e30 + " " + (int) -1e30 + " " + (byte) 300.7 + " " + (short) -40000.9 + " " + (int) (char) 70000.0
            + " " + (float) 1e40 + " " + (float) 1e-50 + " " + (int) 1e10f + " " + (long) Float.NaN);
        t("widen", () -> (float) Integer.MAX_VALUE + " " + (float) Long.MAX_VALUE + " " + (double) Long.MIN_VALUE + " " + (double) (1L << 53 | 1) + " " + (float) 16777217 + " " + (float) 0x7fffffbfffffffffL);
        t("incr", () -> {
            double x = 0;
            for (int i = 0; i < 10; i++) {
                x += 0.1;
            }
            float f = 16777216f;
            f++;
            int i = 5;
            i += 3.7;
            i -= 0.5f;
            byte b = 10;
            b *= 30.5;
            return x + " " + f + " " + i + " " + b;
        });
        t("valueOf", () -> Double.valueOf("1.5").intValue() + " " + Float.valueOf(2.5f).longValue() + " " + Double.toString(100) + " " + Float.valueOf("1e3").isNaN());
        t("constants", () -> Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Float.MAX_EXPONENT + " " + Float.MIN_NORMAL + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Double.BYTES);
        double sum = 0;
        for (int i = 1; i <= 1000; i++) {
            sum += 1.0 / i * (i % 2 == 0 ? -1 : 1);
        }
        System.out.println(sum + " " + (float) sum);
        StringBuilder sb = new StringBuilder();
        double p = 1;
        for (int i = 0; i < 60; i++) {
            p = p * -1.7;
            sb.append(p).append(i % 6 == 5 ? '\n' : ' ');
        }
        System.out.print(sb);
        double q = 1;
        for (int i = 0; i < 320; i += 13) {
            System.out.print(Math.pow(10, -i) + " " + Math.pow(2, -3 * i) + " ");
            q *= 7e-13;
        }
        System.out.println(q);
    }
}
