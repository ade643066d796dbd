package lib;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.function.Supplier;

/** BigDecimal: scale rules, every rounding mode, contexts, printing forms, equality versus comparison. */
public class BigDecimalOps {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4500");
        BigDecimal b = new BigDecimal("-0.0067");
        t("basic", () -> a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.negate() + " " + b.abs() + " " + b.plus());
        t("scale", () -> a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + b.precision() + " " + new BigDecimal("1E+5").scale() + " " + BigDecimal.ZERO.precision());
        t("strip", () -> a.stripTrailingZeros() + " " + new BigDecimal("100").stripTrailingZeros() + " " + new BigDecimal("0.000").stripTrailingZeros());
        for (String s : new String[] {"1E+5", "1.23E-10", "0.000001", "0.0000001", "-12345E3", "100", "0E-8", "0E+3", "12.30E+2", "1E-6143"}) {
            t("forms " + s, () -> new BigDecimal(s) + " " + new BigDecimal(s).toPlainString().length() + " " + new BigDecimal(s).toEngineeringString() + " " + new BigDecimal(s).unscaledValue());
        }
        for (String s : new String[] {"", "1.2.3", "abc", "1e", "--1", ".", " 1", "1e99999999999", "+.5", "5."}) {
            t("parse '" + s + "'", () -> new BigDecimal(s));
        }
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m.name());
            for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
                try {
                    sb.append(' ').append(new BigDecimal(s).setScale(0, m));
                } catch (ArithmeticException e) {
                    sb.append(" !");
                }
            }
            System.out.println(sb);
        }
        t("divide", () -> new BigDecimal("10").divide(new BigDecimal("4")) + " " + new BigDecimal("1.00").divide(new BigDecimal("8")) + " " + new BigDecimal("600").divide(new BigDecimal("3.0")));
        t("divide inexact", () -> BigDecimal.ONE.divide(new BigDecimal(3)));
        t("divide scale", () -> BigDecimal.ONE.divide(new BigDecimal(3), 10, RoundingMode.HALF_UP) + " " + new BigDecimal(2).divide(new BigDecimal(3), RoundingMode.UP) + " " + new BigDecimal("-7").divide(new BigDecimal(2), 0, RoundingMode.HALF_DOWN));
        t("divide ctx", () -> new BigDecimal(2).divide(new BigDecimal(3), MathContext.DECIMAL32) + " " + new BigDecimal(2).divide(new BigDecimal(3), MathContext.DECIMAL128) + " " + BigDecimal.ONE.divide(new BigDecimal(7), new MathContext(50)));
        t("divide 0", () -> a.divide(BigDecimal.ZERO));
        t("0/0", () -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        t("unnecessary", () -> a.setScale(1, RoundingMode.UNNECESSARY));
        t("setScale", () -> a.setScale(2) + " " + a.setScale(6) + " " + a.setScale(-1, RoundingMode.DOWN) + " " + new BigDecimal("995").setScale(-1, RoundingMode.HALF_EVEN));
        t("setScale bad", () -> a.setScale(1));
        t("integral", () -> a.divideToIntegralValue(new BigDecimal("7.5")) + " " + a.remainder(new BigDecimal("7.5")) + " " + Arrays.toString(new BigDecimal("-10.5").divideAndRemainder(new BigDecimal("3"))));
        t("pow", () -> new BigDecimal("1.1").pow(10) + " " + new BigDecimal("2").pow(-3, MathContext.DECIMAL32) + " " + new BigDecimal("1.5").pow(7, new MathContext(5)));
        t("pow neg", () -> a.pow(-1));
        t("sqrt", () -> new BigDecimal("2").sqrt(new MathContext(30)) + " " + new BigDecimal("144").sqrt(MathContext.DECIMAL64) + " " + new BigDecimal("0.0625").sqrt(MathContext.UNLIMITED));
        t("sqrt neg", () -> new BigDecimal(-1).sqrt(MathContext.DECIMAL32));
        t("round", () -> new BigDecimal("123456").round(new MathContext(3)) + " " + new BigDecimal("0.00098765").round(new MathContext(2, RoundingMode.FLOOR)) + " " + new BigDecimal("999.9").round(new MathContext(3)));
        t("ctx add", () -> new BigDecimal("1E+30").add(new BigDecimal("1E-30"), MathContext.DECIMAL64) + " " + new BigDecimal("9.9999999").add(new BigDecimal("0.00000005"), MathContext.DECIMAL32)
            + " " + a.multiply(a, new MathContext(4)) + " " + a.subtract(a, MathContext.DECIMAL32));
        t("move", () -> a.movePointLeft(5) + " " + a.movePointRight(2) + " " + a.movePointRight(8) + " " + a.scaleByPowerOfTen(3) + " " + a.ulp() + " " + BigDecimal.TEN.movePointLeft(-2));
        t("equals", () -> new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + new BigDecimal("2.00").hashCode()
            + " " + a.max(b) + " " + a.min(b) + " " + a.signum() + b.signum());
        t("double", () -> new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(0.5) + " " + BigDecimal.valueOf(100.0) + " " + new BigDecimal(1e-5, MathContext.DECIMAL32) + " " + BigDecimal.valueOf(1e20));
        t("nan", () -> new BigDecimal(Double.NaN));
        t("valueOf", () -> BigDecimal.valueOf(12345, 3) + " " + BigDecimal.valueOf(5, -2) + " " + new BigDecimal(new BigInteger("-999"), 2) + " " + new BigDecimal(new char[] {'1', '.', '5'}) + " " + new BigDecimal(Long.MIN_VALUE));
        t("convert", () -> a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + a.toBigInteger() + " " + new BigDecimal("1e400").doubleValue() + " " + new BigDecimal("1e-400").doubleValue());
        t("intExact", () -> new BigDecimal("5.00").intValueExact());
        t("intExact bad", () -> a.intValueExact());
        t("longExact bad", () -> new BigDecimal("1e19").longValueExact());
        t("bigExact bad", () -> a.toBigIntegerExact());
        t("ctx", () -> MathContext.DECIMAL64 + " | " + new MathContext("precision=9 roundingMode=CEILING") + " | " + new MathContext(3).equals(new MathContext(3)));
        t("ctx bad", () -> new MathContext(-1));
        t("mode", () -> RoundingMode.valueOf(4) + " " + RoundingMode.valueOf("DOWN"));
        BigDecimal pi = BigDecimal.ZERO;
        MathContext mc = new MathContext(40);
        for (int k = 0; k < 30; k++) {
            BigDecimal k8 = BigDecimal.valueOf(8L * k);
            BigDecimal term = new BigDecimal(4).divide(k8.add(BigDecimal.ONE), mc).subtract(new BigDecimal(2).divide(k8.add(new BigDecimal(4)), mc))
                .subtract(BigDecimal.ONE.divide(k8.add(new BigDecimal(5)), mc)).subtract(BigDecimal.ONE.divide(k8.add(new BigDecimal(6)), mc));
            pi = pi.add(term.divide(BigDecimal.valueOf(16).pow(k), mc), mc);
        }
        System.out.println("pi " + pi);
        BigDecimal balance = new BigDecimal("1000.00");
        BigDecimal rate = new BigDecimal("0.0375").divide(BigDecimal.valueOf(12), 10, RoundingMode.HALF_EVEN);
        for (int i = 0; i < 24; i++) {
            balance = balance.add(balance.multiply(rate)).setScale(2, RoundingMode.HALF_EVEN);
        }
        System.out.println(rate + " " + balance);
        BigDecimal big = new BigDecimal("98765432109876543210.123456789");
        System.out.println(big.multiply(big) + " " + big.divide(new BigDecimal("1.7"), 20, RoundingMode.FLOOR) + " " + big.remainder(BigDecimal.TEN) + " " + big.negate().setScale(3, RoundingMode.HALF_EVEN));
    }
}
