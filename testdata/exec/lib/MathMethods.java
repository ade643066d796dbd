package lib;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;

/** Math and StrictMath: exact arithmetic, rounding, transcendental functions via StrictMath, IEEE helpers. */
public class MathMethods {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (ArithmeticException e) {
            System.out.println(label + " ! " + e.getMessage());
        }
    }

    static void f(String name, DoubleUnaryOperator op) {
        double[] xs = {-0.0, 0.0, 0.5, -0.5, 1, -1, 2, 3.7, -10.25, 100, 1e-10, 1e10, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        System.out.println(name + " " + Arrays.toString(Arrays.stream(xs).map(op).toArray()));
    }

    public static void main(String[] args) {
        t("addExact", () -> Math.addExact(Integer.MAX_VALUE - 1, 1) + " " + Math.addExact(1L, 2L));
        t("addExact over", () -> Math.addExact(Integer.MAX_VALUE, 1));
        t("addExact long over", () -> Math.addExact(Long.MIN_VALUE, -1L));
        t("subtractExact", () -> Math.subtractExact(-1, Integer.MAX_VALUE) + " " + Math.subtractExact(5L, 7L));
        t("subtractExact over", () -> Math.subtractExact(-2, Integer.MAX_VALUE));
        t("multiplyExact", () -> Math.multiplyExact(46340, 46340) + " " + Math.multiplyExact(1L << 31, 1L << 31) + " " + Math.multiplyExact(3L, 4));
        t("multiplyExact over", () -> Math.multiplyExact(46341, 46341));
        t("multiplyExact long", () -> Math.multiplyExact(1L << 32, 1L << 31));
        t("multiplyExact min", () -> Math.multiplyExact(Long.MIN_VALUE, -1L));
        t("negateExact", () -> Math.negateExact(5) + " " + Math.negateExact(-5L));
        t("negateExact over", () -> Math.negateExact(Integer.MIN_VALUE));
        t("incrementExact", () -> Math.incrementExact(Integer.MAX_VALUE));
        t("decrementExact", () -> Math.decrementExact(Long.MIN_VALUE));
        t("toIntExact", () -> Math.toIntExact(-5L));
        t("toIntExact over", () -> Math.toIntExact(1L << 31));
        t("absExact", () -> Math.absExact(Integer.MIN_VALUE));
        t("abs", () -> Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-7L) + " " + Math.abs(-0.0) + " " + Math.abs(-1.5f));
        int[] ns = {7, -7, 0, Integer.MIN_VALUE};
        int[] ds = {3, -3, 1, -1};
        for (int n : ns) {
            for (int d : ds) {
                System.out.print(n / d + "/" + n % d + "/" + Math.floorDiv(n, d) + "/" + Math.floorMod(n, d) + " ");
            }
            System.out.println();
        }
        t("floor long", () -> Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 2) + " " + Math.floorMod(Long.MIN_VALUE, 1000L) + " " + Math.floorMod(-13L, 5));
        t("floorDiv 0", () -> Math.floorDiv(1, 0));
        t("floorMod 0", () -> Math.floorMod(1L, 0L));
        t("multiplyHigh", () -> Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.multiplyHigh(-5L, 1L << 62) + " " + Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE));
        for (double d : new double[] {0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, -0.2, 1e18, 4503599627370497.5, 9e18, 1e19, Double.NaN, Double.NEGATIVE_INFINITY}) {
            System.out.println(d + ": " + Math.round(d) + " " + Math.round((float) d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + (long) d);
        }
        f("sqrt", Math::sqrt);
        f("cbrt", StrictMath::cbrt);
        f("Math.cbrt", Math::cbrt);
        f("Math.tanh", Math::tanh);
        f("signum", Math::signum);
        f("floor", Math::floor);
        f("ceil", Math::ceil);
        f("rint", Math::rint);
        f("sin", StrictMath::sin);
        f("cos", StrictMath::cos);
        f("tan", StrictMath::tan);
        f("asin", StrictMath::asin);
        f("acos", StrictMath::acos);
        f("atan", StrictMath::atan);
        f("sinh", StrictMath::sinh);
        f("cosh", StrictMath::cosh);
        f("tanh", StrictMath::tanh);
        f("exp", StrictMath::exp);
        f("expm1", StrictMath::expm1);
        f("log", StrictMath::log);
        f("log10", StrictMath::log10);
        f("log1p", StrictMath::log1p);
        f("toRadians", Math::toRadians);
        f("toDegrees", Math::toDegrees);
        f("ulp", Math::ulp);
        f("nextUp", Math::nextUp);
        f("nextDown", Math::nextDown);
        f("exponent", Math::getExponent);
        f("scalb", x -> Math.scalb(x, 5));
        f("scalb-", x -> Math.scalb(x, -1080));
        double[][] pairs = {{3, 4}, {0, 0}, {-0.0, 0}, {1, -1}, {-1, -0.0}, {1e300, 1e300}, {Double.NaN, Double.POSITIVE_INFINITY}, {2, 0.5}, {-8, 3}, {-8, 1.0 / 3}, {0, -1}, {-0.0, -3}, {1, Double.NaN}, {10, -2}};
        for (double[] p : pairs) {
            System.out.println(Arrays.toString(p) + " pow " + StrictMath.pow(p[0], p[1]) + " atan2 " + StrictMath.atan2(p[0], p[1]) + " hypot " + StrictMath.hypot(p[0], p[1])
                + " rem " + Math.IEEEremainder(p[0], p[1]) + " copySign " + Math.copySign(p[0], p[1]) + " next " + Math.nextAfter(p[0], p[1]) + " fma " + Math.fma(p[0], p[1], 0.1)
                + " min " + Math.min(p[0], p[1]) + " max " + Math.max(p[0], p[1]));
        }
        t("fma", () -> Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.fma(1e308, 10, -1e308) + " " + Math.fma(Double.NaN, 1, 1));
        t("plain", () -> Math.sin(0) + " " + Math.cos(0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.pow(2, 10) + " " + Math.pow(2, 0.5) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + Math.log10(1000) + " " + Math.atan2(0, 1));
        t("float", () -> Math.signum(-2f) + " " + Math.copySign(1f, -0f) + " " + Math.nextAfter(1f, 2) + " " + Math.scalb(1f, 3) + " " + Math.getExponent(0.1f) + " " + Math.ulp(1e10f));
        int close = 0;
        for (int i = -200; i <= 200; i++) {
            double x = i * 0.137;
            close += Math.abs(Math.sin(x) - StrictMath.sin(x)) <= Math.ulp(1.0) && Math.abs(Math.atan(x) - StrictMath.atan(x)) <= Math.ulp(2.0) ? 1 : 0;
        }
        System.out.println(close);
        double acc = 0;
        for (int i = 1; i < 300; i++) {
            acc += StrictMath.sin(i * 1000.0) * StrictMath.exp(-i / 100.0) + StrictMath.log(i) / StrictMath.pow(i, 1.5);
        }
        System.out.println(acc);
        boolean inRange = true;
        for (int i = 0; i < 100; i++) {
            double r = Math.random();
            inRange &= r >= 0 && r < 1;
        }
        System.out.println(inRange);
    }
}
