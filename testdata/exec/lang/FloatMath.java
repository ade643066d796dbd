package lang;

/** IEEE arithmetic: NaN, infinities, signed zero, rounding, comparisons, printing. */
public class FloatMath {
    static String cmp(double a, double b) {
        return "" + (a < b ? 1 : 0) + (a <= b ? 1 : 0) + (a > b ? 1 : 0) + (a >= b ? 1 : 0) + (a == b ? 1 : 0)
            + (a != b ? 1 : 0) + (!(a < b) ? 1 : 0) + (!(a >= b) ? 1 : 0) + "/" + Double.compare(a, b);
    }

    static String cmp(float a, float b) {
        return "" + (a < b ? 1 : 0) + (a <= b ? 1 : 0) + (a > b ? 1 : 0) + (a >= b ? 1 : 0) + (a == b ? 1 : 0)
            + (a != b ? 1 : 0) + (!(a > b) ? 1 : 0) + (!(a <= b) ? 1 : 0) + "/" + Float.compare(a, b);
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.5, -2.25, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE, Double.MAX_VALUE, 1e-5, 0.1, 123456789.125, 1e21};
        for (double a : ds) {
            StringBuilder row = new StringBuilder();
            for (double b : ds) {
                row.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b)
                    .append(' ').append(a % b).append(' ').append(cmp(a, b)).append(" | ");
            }
            System.out.println(row);
        }
        float[] fs = {0f, -0f, 1.5f, -2.25f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY,
            Float.MIN_VALUE, Float.MAX_VALUE, 1e-5f, 0.1f, 16777216f, 3.4e38f};
        for (float a : fs) {
            StringBuilder row = new StringBuilder();
            for (float b : fs) {
                row.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b)
                    .append(' ').append(a % b).append(' ').append(cmp(a, b)).append(" | ");
            }
            System.out.println(row);
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1f + 0.2);
        System.out.println(1.0f / 3 + " " + 1.0 / 3 + " " + 2 / 3 + " " + 100.0 + " " + 1e7 + " " + 1e-3 + " " + 9.999e-4);
        System.out.println(1e7f + " " + 9999999f + " " + 0.001f + " " + 1.17549435E-38f + " " + 4.9e-324 + " " + 2.2250738585072014E-308);
        System.out.println((float) 0.1 == 0.1);
        System.out.println(0.5f == 0.5);
        System.out.println(16777217 == (float) 16777216);
        System.out.println(0.0 == -0.0);
        System.out.println(Double.valueOf(0.0).equals(-0.0));
        System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(1 / -0.0 + " " + 1 / 0.0 + " " + -1 / 0.0f);
        double d = 10;
        d /= 4;
        d++;
        d %= 1.2;
        d -= 5;
        System.out.println(d + " " + -d + " " + (d-- - --d));
        float f = 1;
        f += 1e-9;
        f *= 3.3;
        f++;
        System.out.println(f + " " + (f += 0.1) + " " + (int) f);
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.floor(-1.5) + " " + Math.ceil(-0.5) + " " + Math.rint(2.5));
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(Double.NaN) + " " + Math.round(1e30) + " " + Math.round(-2.6f));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.abs(-0.0));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27));
        System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1.0f) + " " + Math.nextAfter(0.0, -1) + " " + Math.getExponent(1024.5) + " " + Math.scalb(1.5, 4));
        System.out.println(Math.signum(-3.2) + " " + Math.copySign(3.0, -0.0) + " " + Math.IEEEremainder(7, 4) + " " + Math.fma(2.0, 3.0, 1.0));
        System.out.println(Double.doubleToLongBits(-0.0) + " " + Long.toHexString(Double.doubleToRawLongBits(1.1)) + " " + Integer.toHexString(Float.floatToIntBits(Float.NaN)));
        System.out.println(Double.longBitsToDouble(0x7ff0000000000001L) + " " + Float.intBitsToFloat(0xff800000) + " " + Float.intBitsToFloat(1));
        System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MIN_VALUE) + " " + Float.toHexString(3.5f));
        System.out.println(0x1.8p1 + " " + 0x1p-3f + " " + 0x.8p0 + " " + 1e1f + " " + .5 + " " + 5.f + " " + 1_0.0_1d);
        System.out.println(Double.parseDouble("1e400") + " " + Double.parseDouble(" -12.50e-3 ") + " " + Double.parseDouble("0x1.8p3") + " " + Float.parseFloat("NaN"));
        try {
            Double.parseDouble("1.2.3");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        double sum = 0;
        for (int i = 1; i <= 3000; i++) {
            sum += (i % 2 == 0 ? -1.0 : 1.0) / i;
        }
        System.out.println(sum);
    }
}
